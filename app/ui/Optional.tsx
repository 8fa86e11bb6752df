import { Component, Suspense, type ReactNode } from 'react'

type Props = { when?: boolean; children: ReactNode }

/** An error boundary: the page around a failed component stays. React reports the error in the console. */
class Contained extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** A `lazy` component that the page can do without. If its fetch fails, the next page load tries again. */
export const Optional = ({ when = true, children }: Props) =>
  when && (
    <Contained>
      <Suspense>{children}</Suspense>
    </Contained>
  )
