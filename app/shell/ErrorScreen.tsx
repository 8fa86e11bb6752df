import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import ui from '../../content/ui.yaml'
import { fill } from '../../lib/text.ts'
import { hasReloaded } from '../browser/history-entries.ts'
import { reloadOnce, PageUnavailable } from '../browser/reload-once.ts'
import { paths } from '../../lib/paths.ts'
import { Intro } from '../blocks/Intro.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Actions, Section } from '../ui/Layout.tsx'
import { callLink, phone } from '../resort/links.ts'

const { error: words } = ui

/** In place of a page that failed (N3). One whose chunk is gone, as after a release, is first loaded in full once. */
export function ErrorScreen() {
  const error = useRouteError()
  const [isLeaving] = useState(() => error instanceof PageUnavailable && !hasReloaded())

  useEffect(() => {
    if (isLeaving) reloadOnce()
    else console.error(error)
  }, [error, isLeaving])

  if (isLeaving) return null
  return (
    <Section>
      <title>{words.title}</title>
      <Intro level={1} kicker={words.kicker} heading={words.heading} lede={words.text}>
        <Actions>
          <Button onClick={() => location.reload()}>{words.reload}</Button>
          {/* A full page load, because the app itself may be the cause. */}
          <a href={paths.home}>{words.home}</a>
          <ButtonLink variant="quiet" href={callLink}>
            {fill(words.call, { phone })}
          </ButtonLink>
        </Actions>
      </Intro>
    </Section>
  )
}
