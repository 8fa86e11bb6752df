import { describe, expect, test } from 'vitest'
import { builtFile, builtPage, pagePaths } from './built-pages.ts'

describe.each(pagePaths)('%s', (path) => {
  const page = builtPage(path)

  test('Safari on iPhones leaves the text as large as it is', () => {
    const styles = page.querySelectorAll('style').map((style) => style.text)
    expect(styles.join('\n')).toContain('-webkit-text-size-adjust:')
  })

  test('no style asks the root element what it holds, which costs a look at every element at each press and letter', () => {
    const styles = page
      .querySelectorAll('style')
      .map((style) => style.text)
      .join('\n')
    expect(styles).toContain(':root')
    expect(styles).not.toMatch(/(?:^|[\s,{}])(?::root|html|body)[^\s,{]*:has\(/)
  })

  test('no script that a page needs starts the language data of the browser, which takes a slow telephone 70 ms', () => {
    const scripts = page.querySelector('html')?.getAttribute('data-app')?.split(' ') ?? []
    expect(scripts.length).toBeGreaterThan(3)
    for (const script of scripts)
      expect(builtFile(script).toString(), script).not.toMatch(/\bIntl\.|\.toLocale\w*String/)
  })
})
