import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { soundContent } from '../../tests/content/content-copy.ts'
import { pageSummaries, socialTags } from './page-summaries.ts'

test('quotes and brackets come out of the tags for previews as they went in', () => {
  const odd = 'Title "quoted" & <odd>'
  const content = soundContent()
  const [page] = pageSummaries({ ...content, home: { ...content.home, head: { title: odd, description: odd } } })
  const tags = parse(socialTags(content.site, page!, { src: '/a.jpg', width: 1, height: 1, alt: odd }))
  for (const name of ['og:title', 'og:description', 'og:image:alt'])
    expect(tags.querySelector(`[property="${name}"]`)?.getAttribute('content')).toBe(odd)
})
