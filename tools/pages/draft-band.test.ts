import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { soundContent } from '../../tests/content/content-copy.ts'
import { writeDraftBand } from './draft-band.ts'

const { folder, write } = temporaryFolder()

const links = '<a href="/">A</a><a href="/location#map">B</a><img src="/a.webp" srcSet="/a.avif 1w, /b.avif 2w"/>'
const page = `<!doctype html><html><head><title>A</title>\n</head>\n<body><div id="root">A</div>${links}</body></html>`
const fact = (path: string, why = 'Is it so?') => ({ path, why })

test('O5 each page begins with a band that says it is a draft and what is open, and can be opened as a file', async () => {
  for (const name of ['index.html', '404.html']) write(name, page)
  const unconfirmed = [fact('home.yaml#about.heading', 'Is <b> right & true?')]
  await writeDraftBand(folder, { ...soundContent(), unconfirmed })
  for (const name of ['index.html', '404.html']) {
    const html = readFileSync(join(folder, name), 'utf8')
    expect(html).toMatch(/<body><aside class="draft" aria-label="Draft">.*This is a draft.*<\/aside><div id="root">/s)
    expect(html).toContain('Is &lt;b> right &amp; true?')
    expect(html).toContain(`<link rel="stylesheet" href="${name === '404.html' ? '/' : './'}draft.css">\n</head>`)
    expect(html).not.toContain('style=')
  }
  const asFiles =
    '<a href="./index.html">A</a><a href="./location.html#map">B</a><img src="./a.webp" srcSet="./a.avif 1w, ./b.avif 2w"/>'
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(asFiles)
  expect(readFileSync(join(folder, '404.html'), 'utf8')).toContain(links)
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain('Disallow: /\n')
})
