import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GatePosition } from './GatePosition.tsx'

it('a confirmed position has degrees, a Plus Code, and a link for map apps', () => {
  const pin = { lat: -0.287, lon: 36.068, plusCode: '6GCRPX2G+2G' }
  const html = renderToStaticMarkup(<GatePosition pin={pin} label="Gate" linkLabel="Open" />)
  expect(html).toContain('-0.287, 36.068')
  expect(html).toContain('6GCRPX2G+2G')
  expect(html).toContain('href="geo:-0.287,36.068?q=-0.287,36.068"')
})
