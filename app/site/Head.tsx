import site from '../../content/site.yaml'

type Props = {
  title: string
  description: string
  /** Path of the page from the root, e.g. `/location`; a page that is no address of its own has none. */
  path?: string
}

/** What search engines and browser tabs show. React carries these tags into the document's head. */
export function Head({ title, description, path }: Props) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path && <link rel="canonical" href={`${site.siteUrl}${path}`} />}
    </>
  )
}
