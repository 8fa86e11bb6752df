import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { parse as parseYaml } from 'yaml'
import { describe, expect, test } from 'vitest'
import { builtFile, builtPage, pagePaths, textOf } from './built-pages.ts'
import { root } from '../../tools/root.ts'

const read = (name: string) =>
  parseYaml(readFileSync(join(root, 'content', `${name}.yaml`), 'utf8')) as Record<string, never>
const { form } = read('ui') as unknown as { form: Record<string, string> & { subjects: Record<string, string> } }
const site = read('site') as unknown as { name: string; phone: string; email: string; whatsapp: string }

describe('the contact form', () => {
  const card = builtPage('/').querySelector('#contact form')
  const field = (name: string) => card?.querySelector(`[name=${name}]`)
  const labelOf = (name: string) => textOf(card?.querySelector(`label[for=${field(name)?.id}]`) ?? null)

  test('V2 stands in the page whole: names, e-mail, an optional phone, subject, message', () => {
    expect(textOf(card?.querySelector('h3') ?? null)).toBe(form.heading)
    const names = card?.querySelectorAll('[name]').map((control) => control.getAttribute('name'))
    expect(names).toEqual(['firstName', 'lastName', 'email', 'phone', 'subject', 'note'])
    expect(labelOf('firstName')).toBe(form.firstName)
    expect(labelOf('lastName')).toBe(form.lastName)
    expect(field('email')?.getAttribute('type')).toBe('email')
    expect(field('phone')?.getAttribute('type')).toBe('tel')
    expect(labelOf('phone')).toBe(`${form.phone} ${form.optional}`)
    expect(field('phone')?.getAttribute('aria-required')).toBe('false')
    expect(field('note')?.tagName).toBe('TEXTAREA')
  })

  test('V2 offers the four subjects in order', () => {
    expect(field('subject')?.querySelectorAll('option').map(textOf)).toEqual(Object.values(form.subjects))
  })

  test('sends nothing by itself, and says what to do without scripts', () => {
    expect(card?.getAttribute('method')).toBe('dialog')
    expect(card?.hasAttribute('action')).toBe(false)
    expect(card?.querySelector('button')?.closest('.needs-scripting')).not.toBeNull()
    const instead = builtPage('/').querySelector('#message > .without-scripting')
    expect(textOf(instead ?? null)).toContain(form.withoutScript)
    expect(instead?.querySelectorAll('a').map((link) => link.getAttribute('href')?.split(/[:/]/)[0])).toEqual([
      'https',
      'mailto',
      'tel',
    ])
  })
})

test('B8 without scripts a shared link is the home page, of which no dialog is open', () => {
  // The fragment never leaves the browser: what opens the postcard is a script.
  expect(builtPage('/').querySelectorAll('dialog[open], [role=dialog]')).toHaveLength(0)
})

test('every booking button is a link to the form, which lies in the contact section, and every such link opens it', () => {
  expect(builtPage('/').querySelector('#contact #message form')).not.toBeNull()
  for (const path of pagePaths) {
    const page = builtPage(path)
    const buttons = page.querySelectorAll('[data-book]')
    expect(page.querySelectorAll('a[href*="?subject="]:not([data-book])').map(String), path).toEqual([])
    expect(buttons.length, path).toBeGreaterThan(0)
    for (const button of buttons)
      expect(button.getAttribute('href')).toMatch(/^\/\?subject=[a-z-]+(&[a-z]+=[a-z-]+)*#message$/)
  }
})

test('the contact card can be read by others, and its facts are the site’s', () => {
  const card = new ICAL.Component(ICAL.parse(builtFile('contact.vcf').toString()) as never)
  const value = (name: string) => String(card.getFirstPropertyValue(name))
  expect(card.name).toBe('vcard')
  expect(value('version')).toBe('4.0')
  expect(value('fn')).toBe(site.name)
  expect(value('email')).toBe(site.email)
  expect(value('tel')).toBe(`tel:${site.phone}`)
})
