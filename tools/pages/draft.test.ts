import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { soundContent } from '../../tests/content/content-copy.ts'
import { writeDraftBand } from './draft.ts'

const { folder, write } = temporaryFolder()

const page = '<!doctype html><html><head><title>A</title>\n</head>\n<body><div id="root">A</div></body></html>'
const fact = (path: string, why = 'Is it so?') => ({ path, why })

test('O5 each page begins with a band that says it is a draft and what is open', async () => {
  for (const name of ['index.html', '404.html']) write(name, page)
  const unconfirmed = [fact('home.yaml#about.heading', 'Is <b> right & true?')]
  await writeDraftBand(folder, { ...soundContent(), unconfirmed })
  for (const name of ['index.html', '404.html']) {
    const html = readFileSync(join(folder, name), 'utf8')
    expect(html).toMatch(/<body><aside class="draft" aria-label="Draft">.*This is a draft.*<\/aside><div id="root">/s)
    expect(html).toContain('Is &lt;b> right &amp; true?')
    expect(html).toContain('<link rel="stylesheet" href="/draft.css">\n</head>')
    expect(html).not.toContain('style=')
  }
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain('Disallow: /\n')
})
