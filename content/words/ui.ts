/** Words of the interface: buttons, labels, messages, and what is read aloud to guests who cannot see the page. */
export const ui = {
  skipLink: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  onThisPage: 'On this page',
  brandLink: '{name}, home page',
  menu: 'Menu',
  bookNow: 'Book Now',
  askAboutStay: 'Ask a question',
  askAboutThis: 'Ask about this',
  call: 'Call',
  whatsapp: 'WhatsApp',
  whatsappChat: 'Chat on WhatsApp',
  quickBar: 'Contact and booking',
  notice: 'Notice',
  loading: 'One moment, please',
  appleMaps: 'Apple Maps',
  aboutEntry: '{action}: {name}',
  eveningLook: 'Evening look',
  illustration: 'Illustration', // on the first picture of a page, while site.yaml has its `picturesNote`

  hours: {
    heading: 'Business hours',
    weekdays: 'Monday to Friday',
    weekend: 'Saturday and Sunday',
    emergency: 'Emergency support',
    // [as printed|as read aloud]
    always: '[24/7|24 hours, every day]',
    desk: 'Front desk: {state}.', // guests must not read that the resort is closed
    open: 'open until {closes} in {{city}}',
    closed: 'opens {day} at {opens} in {{city}}',
    inEmergency: 'In an emergency we answer at any time.', // in the menu, while the desk is closed
    range: '{opens} – {closes}',
    rangeAloud: '{opens} to {closes}',
  },

  prices: {
    fromSum: 'from {sum}',
    fromSumPerNight: 'From {sum}/night',
    fromSumPerNightAloud: 'From {sum} per night',
    perNight: 'per night',
    // A no-break space keeps the sum on one line.
    localCurrency: 'KSh\u00a0{amount}',
    aboutLocalSum: 'about {sum}',
    localSumAt: '{sum}, at our rate of {date}',
    residents: 'Residents of East Africa',
    season: 'From {days}',
    days: '{from} to {until}',
    leastNights: '{nights} nights minimum',
    inSeason: '{sum} for residents',
    closed: 'closed',
    rangeAloud: '{min} to {max}',
    guests: { one: '{count} guest', other: '{count} guests' },
  },

  byCar: '{time} by car',
  shortDurations: {
    minutes: { one: '{count} min', other: '{count} min' },
    hours: { one: '{count} h', other: '{count} h' },
  },

  // Lengths of time in a sentence: "an hour and ten minutes", "two and a half hours"; beside a figure: "1½ hours".
  durations: {
    halfAnHour: 'half an hour',
    minutes: { one: '{count} minute', other: '{count} minutes' },
    hour: 'an hour',
    hours: { one: '{count} hour', other: '{count} hours' },
    hourAndAHalf: 'an hour and a half',
    hoursAndAHalf: '{count} and a half hours',
    hoursAndMinutes: '{hours} and {minutes}',
  },

  asOf: 'As of {month}',
  yourDays: {
    add: 'My plan',
    label: 'My plan',
    outings: { one: '{count} thing to do', other: '{count} things to do' },
    none: 'nothing yet',
    added: '{name} added to your plan.',
    removed: '{name} removed from your plan.',
  },
  features: 'Features',
  amenities: 'Amenities',
  highlights: 'Highlights',
  yes: 'Yes',
  no: 'No',

  contactCard: {
    label: 'Save our contact details',
    note: 'Front desk: {hours}. We’ll reply to e-mails within {{emailHours}} hours.',
  },

  copy: {
    number: 'Copy the number',
    numberCopied: 'Number copied',
    email: 'Copy the e-mail address',
    emailCopied: 'E-mail address copied',
    address: 'Copy the address',
    addressCopied: 'Address copied',
    refused: 'Your browser wouldn’t copy it. Please select the text and copy it yourself.',
  },

  toasts: 'Messages',
  backToPlace: 'Back to where you were',

  form: {
    heading: 'Send us a Message',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    optional: '(optional)',
    subject: 'Subject',
    subjects: {
      'general-inquiry': 'General Inquiry',
      'booking-request': 'Booking Request',
      'special-arrangements': 'Special Arrangements',
      feedback: 'Feedback',
    },
    message: 'Message',
    messagePlaceholder: 'Your dates, how many of you are coming, and any questions',
    button: 'See my message',
    note: 'You’ll see your message first, then send it yourself by WhatsApp or e-mail.',
    newsletter: 'Newsletter', // above the title of the dialog that Subscribe opens
    withoutScript: 'This form needs JavaScript, which is switched off. Please contact us by WhatsApp, e-mail or phone.',
    unavailable: 'The form didn’t load. Please contact us by WhatsApp, e-mail or phone.',
    titles: {
      'general-inquiry': 'How can we help?',
      'booking-request': 'When would you like to come?',
      'special-arrangements': 'What are you planning?',
      feedback: 'How was your stay?',
      newsletter: 'Get our newsletter',
    },
    close: 'Close',
  },

  device: {
    heading: 'What this site saves on your device',
    text:
      'Your choice of day or evening look, your plan and its dates (until they’ve passed), the message you’re ' +
      'writing in this tab, and a copy of our pages for when you have no signal. Nothing else, and none of it ' +
      'leaves your device.',
    button: 'Delete all of it',
    done: 'Deleted from this device',
    refused: 'Your browser wouldn’t let us delete all of it. You can do it in your browser’s settings.',
  },

  privacy: {
    label: 'Privacy',
    cookies: 'No cookies and no tracking.',
    askedHeading: 'Other services, and when they’re used',
    asked: [
      {
        who: 'MET Norway',
        when: 'for the weather in {{city}}, once you scroll to it. It sees your IP address and nothing else.',
      },
      { who: 'Google', when: 'for its map, only if you open it. From then on, Google’s own rules apply.' },
      {
        who: 'WhatsApp or your e-mail app',
        when: 'for your message, if you choose it. Nothing is sent until you press Send there.',
      },
    ],
    licences: 'Open-source licences',
  },

  offline: {
    saved: 'You’re offline. Pages you’ve opened before still work, and our phone numbers are here too.',
    notSaved: 'You’re offline. Keep this page open: our phone numbers are here.',
    back: 'Back online',
  },

  error: {
    title: 'Unexpected Application Error · {{name}}',
    kicker: 'Our fault, not yours',
    heading: 'Unexpected Application Error!',
    text:
      'Something on this page broke. Reloading it often helps. If it doesn’t, go back to the home page or give us a ' +
      'call.',
    reload: 'Reload the page',
    home: 'Return to Home',
    call: 'Call {phone}',
  },
}
