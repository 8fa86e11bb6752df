import site from '../../content/site.yaml'

/**
 * The head tags for search engines and browser tabs. React moves them into the head.
 *
 * @param path of the page from the root, e.g. `/location`; the 404 page has none
 */
export function Head({ title, description, path }: { title: string; description: string; path?: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path && <link rel="canonical" href={`${site.siteUrl}${path}`} />}
    </>
  )
}
