import { Component, Suspense, type ReactNode } from 'react'

type Props = {
  /** Fetched and drawn from then on. */
  when?: boolean
  /** Stands in its place until it has been fetched, and for good where it cannot be. */
  fallback?: ReactNode
  children: ReactNode
}

/** Keeps the failure of a `lazy` part to itself: the page around it goes on. React reports it in the console. */
class Contained extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

/** A `lazy` part without which the page is whole. One that could not be fetched is asked for again by the next page load. */
export function Optional({ when = true, fallback = null, children }: Props) {
  if (!when) return fallback
  return (
    <Contained fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Contained>
  )
}
