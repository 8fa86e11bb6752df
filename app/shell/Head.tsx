import site from '../../content/site.yaml'

type Props = {
  title: string
  description: string
  /** Path of the page from the root, e.g. `/location`; the 404 page has none. */
  path?: string
}

/** The head tags for search engines and browser tabs. React moves them into the head. */
export function Head({ title, description, path }: Props) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path && <link rel="canonical" href={`${site.siteUrl}${path}`} />}
    </>
  )
}
