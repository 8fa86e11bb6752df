import { lazy, Suspense, type ComponentType } from 'react'
import { PageUnavailable } from '../lib/page-unavailable.ts'

/**
 * A still part that is below what is first seen of its page: its code is not fetched ahead, but with the page. Where it
 * cannot be had the page is loaded anew, which brings the built one; without signal there is only what is here.
 */
export function below<Part extends string>(load: () => Promise<Record<Part, ComponentType>>, part: Part): ComponentType {
  const Lazy = lazy<ComponentType>(async () => {
    try {
      return { default: (await load())[part] }
    } catch (cause) {
      if (navigator.onLine) throw new PageUnavailable('The rest of the page could not be fetched.', { cause })
      return { default: () => null }
    }
  })
  return function Below() {
    return (
      <Suspense>
        <Lazy />
      </Suspense>
    )
  }
}
