import head from '../../../content/enjoyments.yaml?head'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { Still } from '../../site/Still.tsx'

export default function EnjoymentsPage() {
  return (
    <>
      <Head {...head} path={paths.enjoyments} />
      <Still part="Enjoyments" />
    </>
  )
}
