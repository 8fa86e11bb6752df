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

/** One section of a file, for what lives on a page: the rest of its words is never fetched where the page was built. */

declare module '*/content/home.yaml?head' {
  const head: import('../content/schema.ts').Home['head']
  export default head
}

declare module '*/content/accommodations.yaml?head' {
  const head: import('../content/schema.ts').Accommodations['head']
  export default head
}

declare module '*/content/enjoyments.yaml?head' {
  const head: import('../content/schema.ts').Enjoyments['head']
  export default head
}

declare module '*/content/location.yaml?head' {
  const head: import('../content/schema.ts').Location['head']
  export default head
}

declare module '*/content/location.yaml?kicker+heading+lede+picture+caption+highlights' {
  const opening: Pick<
    import('../content/schema.ts').Location,
    'kicker' | 'heading' | 'lede' | 'picture' | 'caption' | 'highlights'
  >
  export default opening
}

declare module '*/content/location.yaml?map' {
  const map: import('../content/schema.ts').Location['map']
  export default map
}

declare module '*/content/location.yaml?sky' {
  const sky: import('../content/schema.ts').Location['sky']
  export default sky
}

declare module '*/content/location.yaml?seasons' {
  const seasons: import('../content/schema.ts').Location['seasons']
  export default seasons
}

declare module '*/content/about.yaml?head' {
  const head: import('../content/schema.ts').About['head']
  export default head
}

declare module '*/content/not-found.yaml?head' {
  const head: import('../content/schema.ts').NotFound['head']
  export default head
}

declare module '*/content/accommodations.yaml?compare' {
  const compare: import('../content/schema.ts').Accommodations['compare']
  export default compare
}

declare module '*/content/accommodations.yaml?stays' {
  const stays: import('../content/schema.ts').Accommodations['stays']
  export default stays
}

declare module '*/content/accommodations.yaml?bookLabel' {
  const bookLabel: import('../content/schema.ts').Accommodations['bookLabel']
  export default bookLabel
}

declare module '*/content/accommodations.yaml?picturesLabel' {
  const picturesLabel: import('../content/schema.ts').Accommodations['picturesLabel']
  export default picturesLabel
}

declare module '*/content/accommodations.yaml?choosing' {
  const choosing: import('../content/schema.ts').Accommodations['choosing']
  export default choosing
}

declare module '*/content/accommodations.yaml?kicker+heading+lede' {
  const words: Pick<
    import('../content/schema.ts').Accommodations,
    'kicker' | 'heading' | 'lede'
  >
  export default words
}

declare module '*/content/accommodations.yaml?compare+helpChoosing' {
  const accommodations: Pick<
    import('../content/schema.ts').Accommodations,
    'compare' | 'helpChoosing'
  >
  export default accommodations
}

declare module '*/content/accommodations.yaml?includedHeading+included' {
  const accommodations: Pick<
    import('../content/schema.ts').Accommodations,
    'includedHeading' | 'included'
  >
  export default accommodations
}

declare module '*/content/accommodations.yaml?picturesLabel+gallery' {
  const accommodations: Pick<
    import('../content/schema.ts').Accommodations,
    'picturesLabel' | 'gallery'
  >
  export default accommodations
}

declare module '*/content/about.yaml?story' {
  const story: import('../content/schema.ts').About['story']
  export default story
}

declare module '*/content/about.yaml?kicker+heading+lede+picture+caption+ink+facts' {
  const opening: Pick<
    import('../content/schema.ts').About,
    'kicker' | 'heading' | 'lede' | 'picture' | 'caption' | 'ink' | 'facts'
  >
  export default opening
}

declare module '*/content/about.yaml?values+team+mission+stays' {
  const about: Pick<
    import('../content/schema.ts').About,
    'values' | 'team' | 'mission' | 'stays'
  >
  export default about
}
