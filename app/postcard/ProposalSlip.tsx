import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import words from '../../content/postcard.yaml'
import { fill } from '../../lib/text.ts'
import { paths } from '../../lib/paths.ts'
import { Container } from '../ui/Layout.tsx'
import { IconButton } from '../ui/Button.tsx'
import { Text } from '../ui/Text.tsx'
import { emptyDraft } from '../request/draft.ts'
import { TextButton } from '../request/form/form-controls.tsx'
import { parseShareLink } from '../request/form/rules/shared-link.ts'
import { proposalInShort } from './postcard-text.ts'
import { proposalStore } from './keep-proposal.ts'
import styles from './postcard.module.css'

/** History state of a postcard that was opened from the slip. */
export type FromSlip = { slip?: true }
const fromSlip: FromSlip = { slip: true }

/** A band under the header while the guest looks around: what was proposed, and the way back to its postcard. */
export function ProposalSlip({ hash }: { hash: string }) {
  const what = proposalInShort({ ...emptyDraft, ...parseShareLink(hash)?.preset })
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const open = useRef<HTMLButtonElement>(null)
  // The focus was in the postcard.
  useEffect(() => open.current?.focus({ preventScroll: true }), [])

  function putAway() {
    proposalStore.set('')
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }

  return (
    <aside
      className={`on-band ${styles.slip}`}
      aria-label={words.slip.name}
      data-below-header={pathname === paths.home ? '' : undefined}
    >
      <Container>
        <Text as="p">{what ? fill(words.slip.text, { what }) : words.slip.name}</Text>
        <TextButton ref={open} onClick={() => void navigate({ pathname, search, hash }, { state: fromSlip })}>
          {words.slip.open}
        </TextButton>
        <IconButton icon="x" label={words.slip.putAway} onClick={putAway} />
      </Container>
    </aside>
  )
}
