import type { Frame, Properties, Region } from './region.ts'
import { sheetOf, type Sheet } from './sheet.ts'

type Geometry = Region['features'][number]['geometry']

/** One degree at the equator, its middle, and something on it, for tests. */
export const sampleFrame: Frame = [36, -1, 37, 0]

export function sampleFeatures(features: [properties: Partial<Properties>, geometry: Geometry][]): Region['features'] {
  return features.map(([properties, geometry]) => ({ properties: { layer: '', name: '', ...properties }, geometry }))
}

export const sampleSheet = (features: [properties: Partial<Properties>, geometry: Geometry][]): Sheet =>
  sheetOf(sampleFeatures(features), sampleFrame)
