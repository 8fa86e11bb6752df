import { Picture } from '../../ui/Picture.tsx'
import type { PictureData } from '../../../lib/picture-data.ts'
import styles from './HomeFrieze.module.css'

/** A strip of the valley above the contact section. */
export function HomeFrieze({ picture }: { picture: PictureData }) {
  return (
    <div className={styles.frieze}>
      <Picture picture={picture} sizes="100vw" />
    </div>
  )
}
