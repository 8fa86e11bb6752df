import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import words from '../../../content/postcard.yaml'
import { fill } from '../../../lib/text.ts'
import { paths } from '../../../lib/paths.ts'
import { useStore } from '../../browser/store.ts'
import { Container } from '../../ui/Container.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Text } from '../../ui/Text.tsx'
import { proposalStore } from './proposal.ts'
import styles from './ProposalSlip.module.css'

/** History state of a postcard that was opened from the slip. */
const fromSlip = { slip: true } as const

export const isFromSlip = (state: unknown): boolean => typeof state === 'object' && state !== null && 'slip' in state

/** A band under the header while the guest looks around: what was proposed, and the way back to its postcard. */
export function ProposalSlip() {
  const proposal = useStore(proposalStore, null)
  return proposal && <Slip key={proposal.hash} {...proposal} />
}

function Slip({ hash, what }: NonNullable<ReturnType<typeof proposalStore.get>>) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const open = useRef<HTMLButtonElement>(null)
  // The focus was in the postcard.
  useEffect(() => open.current?.focus({ preventScroll: true }), [])

  function putAway() {
    proposalStore.set(null)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }

  return (
    <aside
      className={styles.slip}
      aria-label={words.slip.name}
      data-proposal
      data-below-header={pathname === paths.home ? '' : undefined}
    >
      <Container>
        <p>
          <Text>{what ? fill(words.slip.text, { what }) : words.slip.name}</Text>
        </p>
        <button ref={open} type="button" onClick={() => void navigate({ pathname, search, hash }, { state: fromSlip })}>
          {words.slip.open}
        </button>
        <IconButton icon="x" label={words.slip.putAway} onClick={putAway} />
      </Container>
    </aside>
  )
}
