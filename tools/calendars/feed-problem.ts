/**
 * What can be wrong with a calendar, and the sentence for its owner. No sentence holds anything of the calendar itself.
 */

const again = 'Copy it from the portal again.'

const sentences = {
  'web-page': () => 'the address leads to a web page. Copy the one called “Export calendar” or “iCal”.',
  empty: () => `the answer is empty. ${again}`,
  'no-calendar': () => 'the address does not lead to a calendar. Copy the one called “Export calendar” or “iCal”.',
  'no-events': () => 'the address leads to a list of tasks or notes. Copy the address of a calendar.',
  'cut-off': () => 'the answer breaks off before its end.',
  damaged: () => 'the answer is a calendar with a line that cannot be read.',
  'too-large': () => 'the answer is larger than 2 MB, far too large for the calendar of a room.',
  slow: (seconds) => `there was no complete answer after ${seconds} s.`,
  gone: (status) => `there is nothing at the address any more (${status}). ${again}`,
  refused: (status) => `the portal refuses the address (${status}): it has expired or been replaced. ${again}`,
  failing: (status) =>
    `the portal answers with an error (${status}). If it works the next time, there is nothing to do.`,
  unreachable: () => 'the host cannot be reached. Are you online, and is the address complete?',
  redirects: () => `the address leads to another address, and so on without end. ${again}`,
  insecure: () => `the address leads from https to http, which others can read. ${again}`,
  'not-web': () => `the address leads to something that is not on the web. ${again}`,
  'bad-entry': (number) => `entry ${number} of the calendar cannot be read.`,
  endless: () => 'an entry of the calendar repeats in a way that we cannot work out.',
} satisfies Record<string, (detail: string | number) => string>

export type FeedProblemKind = keyof typeof sentences

/** A calendar that cannot be used now. The message is the sentence for the owner, without the name of the calendar. */
export class FeedProblem extends Error {
  override name = 'FeedProblem'
  readonly kind: FeedProblemKind

  /** @param detail the HTTP status, the seconds, or the number of the entry, where the kind has one */
  constructor(kind: FeedProblemKind, detail: string | number = '') {
    super(sentences[kind](detail))
    this.kind = kind
  }
}
