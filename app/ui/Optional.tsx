import { Component, Suspense, type ReactNode } from 'react'

type Props = {
  /** Stands in its place until it has been fetched, and for good where it cannot be. */
  fallback?: ReactNode
  children: ReactNode
}

/** Keeps the failure of a `lazy` part to itself: the page around it goes on. */
class Contained extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(reason: unknown) {
    console.info('A part of the page could not be shown:', reason)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

/** A `lazy` part without which the page is whole. */
export function Optional({ fallback = null, children }: Props) {
  return (
    <Contained fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Contained>
  )
}
