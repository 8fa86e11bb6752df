import { useRouteChange } from './use-route-change.ts'

/** Reads out the title of each page that comes without a page load (V1). */
export function RouteAnnouncer() {
  const announcement = useRouteChange()
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  )
}
