/** Content files as modules: the content plugin (build/content.ts) checks them and turns them into these. */

declare module '*/content/site.yaml' {
  const site: import('../content/schema.ts').Site
  export default site
}

declare module '*/content/ui.yaml' {
  const ui: import('../content/schema.ts').Ui
  export default ui
}

declare module '*/content/home.yaml' {
  const home: import('../content/schema.ts').Home
  export default home
}

declare module '*/content/accommodations.yaml' {
  const accommodations: import('../content/schema.ts').Accommodations
  export default accommodations
}

declare module '*/content/enjoyments.yaml' {
  const enjoyments: import('../content/schema.ts').Enjoyments
  export default enjoyments
}

declare module '*/content/location.yaml' {
  const location: import('../content/schema.ts').Location
  export default location
}

declare module '*/content/about.yaml' {
  const about: import('../content/schema.ts').About
  export default about
}

declare module '*/content/not-found.yaml' {
  const notFound: import('../content/schema.ts').NotFound
  export default notFound
}

declare module '*/content/faq.yaml' {
  const faq: import('../content/schema.ts').Faq
  export default faq
}

declare module '*/content/enquiry.yaml' {
  const words: import('../content/schema.ts').EnquiryWords
  export default words
}
