/** A shared link opens as a postcard, for a partner or friend on a phone, who may never have heard of us. */
export const postcard = {
  // How a screen reader announces the postcard; {heading} is the heading below.
  name: 'A postcard: {heading}',

  heading: 'The {stays}?', // {stays} is one name, or several joined by the next line
  and: '{first} and the {second}',
  units: '{stay} × {count}', // two or more of the same
  headingOpen: 'A few days among the roses?', // when no room or house is chosen
  headingOccasion: 'Here, among the roses?', // a wedding, a company event
  datesOpen: 'Dates not decided yet', // below the heading, without dates
  estimate: '{sum} (estimate)', // below the dates, behind the number of guests
  estimateResidents: '{sum} (estimate for residents of East Africa)',
  damaged: 'A part of this link couldn’t be read. Please check the dates and the number of guests.',
  yes: 'Yes, make a request',
  otherDates: 'Other dates',
  leave: 'Look around first',

  which: '{dates}, the {stays}', // below the heading
  gone: {
    days: { heading: 'These dates have passed', advice: 'Please choose new ones.' },
    stay: { heading: 'This room is no longer available', advice: 'Choose your dates and tell us who’s coming.' },
  },

  other: { heading: 'Which dates suit you?', ask: 'Request these dates', back: 'Back to the postcard' },

  // The band under the header after "Look around first".
  slip: { name: 'The suggestion', text: 'Suggested: {what}', open: 'Open', putAway: 'Hide this suggestion' },
}
