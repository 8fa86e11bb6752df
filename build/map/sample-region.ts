import type { Properties, Region } from './region.ts'

type Geometry = Region['features'][number]['geometry']

/** A region of one degree at the equator with the given features, for tests. */
export function sampleRegion(features: [properties: Partial<Properties>, geometry: Geometry][]): Region {
  return {
    bbox: [36, -1, 37, 0],
    features: features.map(([properties, geometry]) => ({ properties: { layer: '', name: '', ...properties }, geometry })),
  }
}
