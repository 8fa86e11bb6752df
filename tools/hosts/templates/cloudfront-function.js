// @ts-check
// A CloudFront function for viewer requests: S3 knows only files, so addresses are turned into their names here.
// CloudFront asks for a plain function of this name.

/** Addresses of all pages, filled in by the build. */
const pages = ['%{pages}']

/**
 * @typedef {Record<string, { value: string, multiValue?: { value: string }[] }>} Query
 * @param {{ request: { uri: string, querystring: Query } }} event
 */
// eslint-disable-next-line no-unused-vars
function handler(event) {
  const request = event.request
  const flat = request.uri.replace(/\/$/, '').replace(/\.html$/, '')
  const page = flat === '' || flat === '/index' ? '/' : flat
  // Files, and addresses that S3 does not know either.
  if (pages.indexOf(page) < 0) return request
  if (page !== request.uri) {
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: page + queryOf(request.querystring) } },
    }
  }
  request.uri = page === '/' ? '/index.html' : page + '.html'
  return request
}

/** @param {Query} query */
function queryOf(query) {
  const parts = Object.entries(query).flatMap(([name, values]) =>
    (values.multiValue || [values]).map(({ value }) => (value === '' ? name : name + '=' + value)),
  )
  return parts.length === 0 ? '' : '?' + parts.join('&')
}
