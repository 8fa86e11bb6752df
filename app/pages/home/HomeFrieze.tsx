import type { Home } from '../../../content/home.schema.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './HomeFrieze.module.css'

/** A strip of the valley above the contact section, in the evening another. */
export function HomeFrieze({ picture, pictureEvening }: Pick<Home['contact'], 'picture' | 'pictureEvening'>) {
  return (
    <div className={styles.frieze}>
      <div className={pictureEvening ? 'only-day' : undefined}>
        <Picture picture={picture} sizes="100vw" />
      </div>
      {pictureEvening && (
        <div className="only-evening">
          <Picture picture={pictureEvening} sizes="100vw" />
        </div>
      )}
    </div>
  )
}
