/**
 * A calendar that cannot be used now. The message is a sentence for its owner, without the name of the calendar, and
 * with nothing that the calendar or its address holds.
 */
export class FeedProblem extends Error {
  override name = 'FeedProblem'
}

export const copyAgain = 'Copy it from the portal again.'

export const cutOff = 'the answer breaks off before its end.'

const whichToCopy = 'Copy the one called “Export calendar” or “iCal”.'

export const noCalendar = `the address gives no calendar. ${whichToCopy}`

/** @param status where it is not that of a good answer */
export const webPage = (status?: number): string =>
  `the address gives a web page${status ? ` (${status})` : ''}. Open it in a browser: if that gets a calendar, the ` +
  `portal refuses programs like this one. If not: ${whichToCopy}`
