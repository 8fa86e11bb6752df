import site from '../../content/site.yaml'

/** React moves them into the head. @param path from the root, e.g. `/location`; the 404 page has none */
export function Head({ title, description, path }: { title: string; description: string; path?: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path && <link rel="canonical" href={`${site.siteUrl}${path}`} />}
    </>
  )
}
