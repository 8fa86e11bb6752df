import head from '../../../content/home.yaml?head'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { Still } from '../../site/Still.tsx'
import { HomeContact } from './HomeContact.tsx'

export default function HomePage() {
  return (
    <>
      <Head {...head} path={paths.home} />
      <Still part="HomeOpening" />
      <HomeContact />
    </>
  )
}
