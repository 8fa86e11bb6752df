import { factSheet as words, stays } from '../../../content/accommodations.yaml'
import ui from '../../../content/ui.yaml'
import { earlyButton } from '../../browser/early-press.ts'
import { useIsPrerendered } from '../../browser/hooks.ts'
import { mainPicture } from '../../../lib/picture-data.ts'
import { AskLink } from '../../shell/AskLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { shareOrCopy } from '../../ui/share.ts'
import { Text } from '../../ui/Text.tsx'
import { showToast } from '../../ui/toast.ts'
import { facts, factsAsText } from './facts.ts'
import styles from './FactSheet.module.css'

const id = 'fact-sheet'

async function shareFacts(): Promise<void> {
  const url = new URL(`#${id}`, location.href).href
  const outcome = await shareOrCopy({ title: facts.title, text: factsAsText, url }, `${factsAsText}\n${url}`)
  if (outcome === 'copied') await showToast(words.copied)
  if (outcome === 'refused') await showToast(ui.copy.refused, 'failed')
}

/**
 * The facts for agents and for the guest's folder: on paper, with the terms, the printed form of the page; on the
 * screen a line to print and to share them (F4).
 */
export function FactSheet() {
  // The browser's own menu does not wait for pictures; a telephone, which has none, fetches them for the button alone.
  const isPrerendered = useIsPrerendered()
  const loading = !isPrerendered && matchMedia('(hover)').matches ? 'eager' : 'lazy'
  return (
    <div id={id} className={styles.facts}>
      <div className={`row no-print ${styles.line}`}>
        <div>
          <h3>{words.heading}</h3>
          <Text as="p" className="fine">
            {words.text}
          </Text>
        </div>
        <div className="row">
          <div className="row needs-scripting">
            <Button variant="quiet" size="small" data-print>
              {words.printLabel}
            </Button>
            <Button variant="quiet" size="small" {...earlyButton(() => void shareFacts())}>
              {words.shareLabel}
            </Button>
          </div>
          <AskLink question={words.question} label={words.askLabel} />
        </div>
      </div>
      <div className="only-print" data-fact-sheet>
        <p className={styles.title}>{facts.title}</p>
        <p>{facts.address}</p>
        <Text as="p">{`${facts.web} · ${facts.reach}`}</Text>
        <div className={styles.pictures}>
          {stays.map((stay) => (
            <Picture key={stay.id} picture={mainPicture(stay)} sizes="6rem" alt="" loading={loading} />
          ))}
        </div>
        <dl className={styles.stays}>
          {facts.stays.map(({ id: stay, name, price, has, others }) => (
            <div key={stay}>
              <dt>{name}</dt>
              <Text as="dd">{`${price} ${has}. ${others}`}</Text>
            </div>
          ))}
        </dl>
        <p>{facts.published}</p>
        <p>{facts.where}</p>
        <p>{facts.distances}</p>
        <p>{facts.answers}</p>
        <p>
          {ui.hours.heading}: <Text>{facts.hours}</Text>
        </p>
        <p>{facts.agents}</p>
      </div>
    </div>
  )
}
