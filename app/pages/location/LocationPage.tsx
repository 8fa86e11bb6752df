import head from '../../../content/location.yaml?head'
import map from '../../../content/location.yaml?map'
import sky from '../../../content/location.yaml?sky'
import { Sky } from '../../getting-there/Sky.tsx'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { Still } from '../../site/Still.tsx'
import { LocationAddress } from './LocationAddress.tsx'

export default function LocationPage() {
  return (
    <>
      <Head {...head} path={paths.location} />
      <Still part="LocationOpening" />
      <LocationAddress {...map} />
      <Still part="LocationAround" />
      <Sky {...sky}>
        <Still part="LocationSunYear" />
      </Sky>
      <Still part="LocationWaysIn" />
    </>
  )
}
