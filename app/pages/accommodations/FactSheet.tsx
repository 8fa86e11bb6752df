import { factSheet as words } from '../../../content/accommodations.yaml'
import ui from '../../../content/ui.yaml'
import { earlyButton } from '../../browser/early-presses.ts'
import { useIsPrerendered } from '../../browser/hooks.ts'
import { AskLink } from '../../shell/BookLink.tsx'
import { printPage } from '../../shell/print.tsx'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { shareOrCopy } from '../../ui/share.ts'
import { Text } from '../../ui/Text.tsx'
import { showToast } from '../../shell/show-toast.ts'
import { facts, factsAsText } from './fact-sheet-data.ts'
import table from './AccommodationsPage.module.css'
import styles from './FactSheet.module.css'

const id = 'fact-sheet'

const rows = [
  ...facts.stays.map(({ name, has }) => [name, has] as const),
  [words.distances, facts.distances] as const,
  [ui.hours.heading, facts.hours] as const,
]

async function shareFacts(): Promise<void> {
  const url = new URL(`#${id}`, location.href).href
  const outcome = await shareOrCopy({ title: facts.title, text: factsAsText, url }, `${factsAsText}\n${url}`)
  if (outcome === 'copied') await showToast(words.copied)
  if (outcome === 'refused') await showToast(ui.copy.refused, 'failed')
}

/** For agents and for the guest's folder: on paper in full, on the screen a line to print and to share it (F4). */
export function FactSheet() {
  // The browser's own menu does not wait for pictures; a telephone, which has none, fetches them for the button alone.
  const isPrerendered = useIsPrerendered()
  const loading = !isPrerendered && matchMedia('(hover)').matches ? 'eager' : 'lazy'
  return (
    <div id={id} className={styles.facts}>
      <div className={`row between no-print ${styles.line}`}>
        <div>
          <h3>{words.heading}</h3>
          <Text as="p" className="fine">
            {words.text}
          </Text>
        </div>
        <div className="row">
          <div className="row needs-scripting">
            <Button variant="quiet" size="small" onClick={() => void printPage()}>
              {words.printLabel}
            </Button>
            <Button variant="quiet" size="small" {...earlyButton(() => void shareFacts())}>
              {words.shareLabel}
            </Button>
          </div>
          <AskLink question={words.question} label={words.askLabel} forOthers="yes" />
        </div>
      </div>
      <div className="only-print" data-fact-sheet>
        <p className={styles.title}>{facts.title}</p>
        <p>{`${facts.address} · ${facts.web}`}</p>
        <Text as="p">{facts.reach}</Text>
        <div className={styles.pictures}>
          {facts.stays.map(({ id: stay, name, picture, price, perNight }) => (
            <div key={stay}>
              <Picture picture={picture} sizes="6rem" alt="" loading={loading} />
              <b>{name}</b>
              <p>
                <b>{price}</b> <Text>{perNight}</Text>
              </p>
            </div>
          ))}
        </div>
        <p>
          <b>{facts.published}</b>
        </p>
        <dl className={`ruled ${table.terms}`}>
          {rows.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <Text as="dd">{text}</Text>
            </div>
          ))}
        </dl>
        <Text as="p">{`${facts.where} ${facts.answers} ${facts.agents}`}</Text>
      </div>
    </div>
  )
}
