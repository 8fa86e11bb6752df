/**
 * Types of the content modules, which tools/content/vite-plugin.ts makes: each section as a named export, and all of
 * them as the default export. Not a `.d.ts` file, for a reason given in tsconfig.json.
 */

declare module '*/content/site.yaml' {
  const content: import('../content/site.schema.ts').Site
  export = content
}

declare module '*/content/ui.yaml' {
  const content: typeof import('../content/words/ui.ts').ui
  export = content
}

declare module '*/content/home.yaml' {
  const content: import('../content/kinds.ts').Shown<typeof import('../content/home.schema.ts').homeSchema>
  export = content
}

declare module '*/content/accommodations.yaml' {
  const content: import('../content/accommodations.schema.ts').Accommodations
  export = content
}

declare module '*/content/terms.yaml' {
  const content: import('../content/kinds.ts').Shown<typeof import('../content/terms.schema.ts').termsSchema>
  export = content
}

declare module '*/content/enjoyments.yaml' {
  const content: import('../content/enjoyments.schema.ts').Enjoyments
  export = content
}

declare module '*/content/days.yaml' {
  const content: import('../content/kinds.ts').Shown<typeof import('../content/days.schema.ts').daysSchema>
  export = content
}

declare module '*/content/planner.yaml' {
  const content: typeof import('../content/words/planner.ts').planner
  export = content
}

declare module '*/content/location.yaml' {
  const content: import('../content/location.schema.ts').Location
  export = content
}

declare module '*/content/about.yaml' {
  const content: import('../content/kinds.ts').Shown<typeof import('../content/about.schema.ts').aboutSchema>
  export = content
}

declare module '*/content/not-found.yaml' {
  const content: import('../content/kinds.ts').Shown<
    (typeof import('../content/schema.ts').contentSchemas)['not-found']
  >
  export = content
}

declare module '*/content/faq.yaml' {
  const content: import('../content/kinds.ts').Shown<(typeof import('../content/schema.ts').contentSchemas)['faq']>
  export = content
}

declare module '*/content/request.yaml' {
  const content: import('../content/request.schema.ts').RequestWords
  export = content
}

declare module '*/content/postcard.yaml' {
  const content: import('../content/kinds.ts').Shown<(typeof import('../content/schema.ts').contentSchemas)['postcard']>
  export = content
}
