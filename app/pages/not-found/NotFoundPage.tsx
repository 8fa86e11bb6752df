import head from '../../../content/not-found.yaml?head'
import { Head } from '../../site/Head.tsx'
import { Still } from '../../site/Still.tsx'

/** Any path that is no page of ours; it has no address of its own, so no canonical link either (N1). */
export default function NotFoundPage() {
  return (
    <>
      <Head {...head} />
      <Still part="NotFound" />
    </>
  )
}
