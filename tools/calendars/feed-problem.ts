/**
 * What can be wrong with a calendar, and the sentence for its owner. No sentence holds anything of the calendar itself.
 */

const again = 'Copy it from the portal again.'

const sentences = {
  'web-page': () => 'the address gives a web page. Copy the one called “Export calendar” or “iCal”.',
  empty: () => `the answer is empty. ${again}`,
  'no-calendar': () => 'the address gives no calendar. Copy the one called “Export calendar” or “iCal”.',
  'no-events': () => 'the address gives a list of tasks or notes. Copy the one of a calendar.',
  'cut-off': () => 'the answer breaks off before its end.',
  damaged: () => 'the answer is a calendar with a line that cannot be read.',
  'too-large': () => 'the answer is larger than 2 MB, which no calendar of a stay is.',
  slow: (seconds) => `there was no whole answer after ${seconds} s.`,
  gone: (status) => `nothing is at the address any more (${status}). ${again}`,
  refused: (status) => `the address is refused (${status}): it has expired or was replaced. ${again}`,
  failing: (status) =>
    `the portal answers with an error (${status}). If it works the next time, there is nothing to do.`,
  unreachable: () => 'the host cannot be reached. Is the network there, and the address copied whole?',
  redirects: () => `the address leads to another address, and so on without end. ${again}`,
  insecure: () => `the address leads from https to http, where others can read along. ${again}`,
  'not-web': () => `the address leads to something that is not on the web. ${again}`,
  'bad-entry': (number) => `entry ${number} of the calendar cannot be read.`,
  endless: () => 'an entry of the calendar repeats in a way that cannot be computed.',
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
