/** What the planner of Your days says once something is chosen. */
export const planner = {
  heading: '{days} at {{name}} and around {{city}}',
  days: { one: '{count} day', other: '{count} days' },
  halfDay: 'Half a day',
  empty: 'No places yet. Add them from the guide above, or take a ready-made plan.',
  // On paper, each with a line to write on.
  forWhom: { name: 'Name', dates: 'Dates' },
  arriving: 'Arriving on',
  leaving: 'Leaving on',
  optional: '(optional)',
  passesBy: 'Coming from Nairobi?',
  parts: {
    morning: 'morning',
    afternoon: 'afternoon',
    wholeDay: 'all day',
    onTheWay: 'on the way',
    onSite: 'here at {{name}}',
  },
  checkOutFirst: 'Pack the evening before, and check out before you set off.',
  freeDay: 'Nothing planned. Time to enjoy the garden.',
  road: '{km} km, {time} of driving',
  noRoad: 'No driving',
  apart: '{one} and {other} are {time} apart.',
  sunset: 'Sunset {time}',
  sunsetRange: 'Sunset between {from} and {to}',
  move: 'Move to…',
  slot: '{day}, {part}',
  moved: '{name}: {slot}.',
  remove: 'Remove',
  left: 'Needs another day',
  leftNote: 'There isn’t time for this. Remove an outing or add a day.',
  leftOnTheWay: 'Coming from Nairobi? Tick the box above, and you could stop there on the way.',
  reordered: 'This plan didn’t fit your dates, so we’ve changed the order.',
  replaced: 'This plan has replaced yours.',
  cleared: 'Your plan is empty.',
  bringBack: 'Bring my plan back',
  wayBack: 'Changed your mind? Use the next button.',
  broughtBack: 'Your own plan is back.',

  keep: {
    ask: 'Ask about this plan',
    print: 'Print',
    share: 'Share',
    clear: 'Start again',
    note:
      'Your plan is saved on this device. You can delete it under Privacy, at the foot of the page. To take it with ' +
      'you, print it or share the link.',
    offline: 'This page is saved on your device, so your plan works without a signal.',
  },

  share: {
    title: 'Our days around {{city}}',
    text: 'Here’s what we’d like to see, day by day:',
    copied: 'Link copied. It shows the places and their order, but no dates or names.',
    copyRefused: 'Your browser wouldn’t let us copy it. Here’s the link.',
  },

  shared: {
    heading: 'Someone has shared a plan with you',
    text: 'Use it as your own and change what you like.',
    replaces: 'You already have a plan of your own. It stays unless you use this one.',
    dropped: {
      one: '{count} place in this link is no longer on our map and was left out.',
      other: '{count} places in this link are no longer on our map and were left out.',
    },
    unreadable: 'We can’t open this shared plan. Ask for a new link, or make your own plan.',
    take: 'Use this plan',
    leave: 'No, thanks',
  },

  message: {
    along: 'Your plan goes with the message:',
    opening: 'Our plan:',
    day: '{day}: {outings}',
    outing: '{name} ({part})',
    left: 'If there’s time: {outings}',
  },
}
