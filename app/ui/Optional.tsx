import { Component, Suspense, type ReactNode } from 'react'

type Props = {
  /** Fetched and rendered once this is true. */
  when?: boolean
  /** Shown until the component is fetched, and instead of it where that fails. */
  fallback?: ReactNode
  children: ReactNode
}

/** An error boundary: the page around a failed component stays. React reports the error in the console. */
class Contained extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

/** A `lazy` component that the page can do without. If its fetch fails, the next page load tries again. */
export function Optional({ when = true, fallback = null, children }: Props) {
  if (!when) return fallback
  return (
    <Contained fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Contained>
  )
}
