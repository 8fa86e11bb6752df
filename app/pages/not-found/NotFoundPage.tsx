import { head, heading, homeLabel, ink, kicker, lede, links, picture } from '../../../content/not-found.yaml'
import { Head } from '../../site/Head.tsx'
import { NotFoundLost } from './NotFoundLost.tsx'

/** For any unknown path. It has no address of its own, so no canonical link either (N1). */
export default function NotFoundPage() {
  return (
    <>
      <Head {...head} />
      <NotFoundLost
        kicker={kicker}
        heading={heading}
        lede={lede}
        homeLabel={homeLabel}
        links={links}
        picture={picture}
        ink={ink}
      />
    </>
  )
}
