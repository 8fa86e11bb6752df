import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import ui from '../../content/ui.yaml'
import { fill } from '../../lib/text.ts'
import { hasReloaded, reloadOnce, PageUnavailable } from '../browser/reload-once.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Container } from '../ui/Container.tsx'
import { Kicker } from '../ui/Kicker.tsx'
import { Actions } from '../ui/Stack.tsx'
import { callLink, phone } from '../resort/links.ts'
import styles from './ErrorScreen.module.css'

const { error: words } = ui

/**
 * Shown instead of a page that failed; header and footer stay (N3). A page whose chunk is gone, as after a new
 * deployment, is first loaded in full once.
 */
export function ErrorScreen() {
  const error = useRouteError()
  const [isLeaving] = useState(() => error instanceof PageUnavailable && !hasReloaded())

  useEffect(() => {
    if (isLeaving) reloadOnce()
    else console.error(error)
  }, [error, isLeaving])

  if (isLeaving) return null
  return (
    <Container>
      <div className={styles.screen}>
        <title>{words.title}</title>
        <Kicker hasMark>{words.kicker}</Kicker>
        <h1>{words.heading}</h1>
        <p>{words.text}</p>
        <Actions>
          <Button onClick={() => location.reload()}>{words.reload}</Button>
          {/* A full page load, because the app itself may be the cause. */}
          <a href={paths.home}>{words.home}</a>
          <ButtonLink variant="quiet" to={callLink}>
            {fill(words.call, { phone })}
          </ButtonLink>
        </Actions>
      </div>
    </Container>
  )
}
