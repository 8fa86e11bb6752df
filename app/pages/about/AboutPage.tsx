import head from '../../../content/about.yaml?head'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { Still } from '../../site/Still.tsx'

export default function AboutPage() {
  return (
    <>
      <Head {...head} path={paths.about} />
      <Still part="About" />
    </>
  )
}
