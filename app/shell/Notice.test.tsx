import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Site } from '../../content/site.schema.ts'
import { Notice } from './Notice.tsx'

const notice = { text: 'The dining room is being painted.', from: '2026-12-02', until: '2026-12-06' }

function shown(link: NonNullable<Site['notice']>['link']): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/location']}>
      <Notice {...notice} link={link} />
    </MemoryRouter>,
  )
}

test('R4 a notice says its days in words, then what guests should know', () => {
  const text = shown(null).replaceAll(/<[^>]*>/g, '')
  expect(text.trim()).toBe('2 to 6 December The dining room is being painted.')
  expect(shown(null)).not.toContain('<a ')
})

test('R4 its link leads to a place of this site, or to another site', () => {
  expect(shown({ to: 'homeContact', label: 'Ask' })).toContain('<a href="/#contact">Ask</a>')
  expect(shown({ to: 'https://example.org/fair', label: 'The fair' })).toContain('href="https://example.org/fair"')
})
