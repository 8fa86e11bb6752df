/** Latitude and longitude, as maps copy them together, and nobody types them: "-0.28532, 36.07231". */
export function pastedPoint(text: string): { lat: number; lon: number } | undefined {
  const [, lat, lon] = /^\s*(-?\d{1,2}\.\d{3,})\s*,\s*(-?\d{1,3}\.\d{3,})\s*$/.exec(text) ?? []
  return lat === undefined || lon === undefined ? undefined : { lat: Number(lat), lon: Number(lon) }
}
