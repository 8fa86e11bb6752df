import { expect, test } from 'vitest'
import { chunkOf } from './chunks.ts'

const home = '/app/pages/home/HomePage.tsx'
const about = '/app/pages/about/AboutPage.tsx'
const enjoyments = '/app/pages/enjoyments/EnjoymentsPage.tsx'
const guide = '/app/pages/location/LocationPage.tsx'
const request = '/app/request/form/index.ts'
const planner = '/app/plan/planner/Planner.tsx'

/**
 * The file of a module with these importers; components in `blocks` have styles. Pages, the planner and what lies in
 * `lazy` are fetched by `import()`.
 */
const fileOf = (id: string, ...importers: string[]) =>
  chunkOf(id, {
    getModuleInfo: (each) => ({
      importers: each === id ? importers : [],
      importedIds: each.startsWith('/app/blocks/') ? [each.replace('.tsx', '.module.css')] : [],
      dynamicImporters: /Page\.tsx|Planner|lazy/.test(each) ? ['/app/router.tsx'] : [],
    }),
  })

test.each([
  ['of the shell', 'shared', '/app/shell/Header.tsx', ['/app/entry.browser.tsx']],
  ['that hydrates the page', null, '/app/entry.browser.tsx', []],
  ['of two pages', 'shared', '/app/ui/share.ts', [home, about]],
  ['of one page', null, '/app/pages/home/hero.ts', [home]],
  ['of a page and the request', 'shared', '/app/request/contact/fields.tsx', [home, request]],
  ['of a page and its planner', 'LocationParts', '/app/guide/RegionMap.tsx', [guide, planner]],
  ['of two pages, with styles,', 'AboutHome', '/app/blocks/QuoteBand.tsx', [home, about]],
  ['of styles of two pages', 'AboutHome', '/app/blocks/QuoteBand.module.css', [home, about]],
  ['of three pages, with styles,', 'AboutEnjoymentsLocation', '/app/blocks/Fold.tsx', [about, enjoyments, guide]],
  ['of the home page and two others', 'shared', '/app/blocks/SectionIntro.tsx', [home, about, guide]],
  ['of the request alone', null, '/content/enquiry.yaml', [request]],
  ['of the planner alone', null, '/app/plan/planner/arrange.ts', [planner]],
  ['of planner and request', 'days', '/content/planner.yaml', [planner, request]],
  ['of two that are fetched later', 'shared', '/lib/hours.ts', ['/app/ui/lazy-a.ts', '/app/ui/lazy-b.ts']],
  ['of a library', null, '/node_modules/sonner/index.js', [home, about]],
])('a module %s is in the file %s', (_, file, id, importers) => {
  expect(fileOf(id, ...importers)).toBe(file)
})
