/** Content files as modules: the content plugin (build/content.ts) checks them and turns them into these. */

declare module '*/content/site.yaml' {
  const site: import('../content/schema.ts').Site
  export = site
}

declare module '*/content/ui.yaml' {
  const ui: import('../content/schema.ts').Ui
  export = ui
}

declare module '*/content/home.yaml' {
  const home: import('../content/schema.ts').Home
  export = home
}

declare module '*/content/accommodations.yaml' {
  const accommodations: import('../content/schema.ts').Accommodations
  export = accommodations
}

declare module '*/content/enjoyments.yaml' {
  const enjoyments: import('../content/schema.ts').Enjoyments
  export = enjoyments
}

declare module '*/content/location.yaml' {
  const location: import('../content/schema.ts').Location
  export = location
}

declare module '*/content/about.yaml' {
  const about: import('../content/schema.ts').About
  export = about
}

declare module '*/content/not-found.yaml' {
  const notFound: import('../content/schema.ts').NotFound
  export = notFound
}

declare module '*/content/faq.yaml' {
  const faq: import('../content/schema.ts').Faq
  export = faq
}

declare module '*/content/enquiry.yaml' {
  const words: import('../content/schema.ts').EnquiryWords
  export = words
}
