/** `/manifest.webmanifest`, for installing the site. The icons have margin enough to serve both masked and whole. */
export function webManifest({ name, description, colour }: { name: string; description: string; colour: string }) {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name,
    // Phones show about twelve letters below an icon and cut off longer names.
    short_name: name.length <= 12 ? name : (name.split(' ')[0] ?? name),
    description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  }
}
