import { message } from './message.ts'

/**
 * Every word of a guest's request. Two rules for each text: the site sends nothing, so never write that a message "has
 * been sent" or a room "is booked"; a sum is an estimate, so never call it a "price" or an "offer".
 */
export const request = {
  // Names and titles of the subjects are in ui.ts. `opening` is the first line of the message, `note` the big text box;
  // {stay} becomes the resort's name until a room or house is chosen.
  subjects: {
    'general-inquiry': { opening: 'Hello {resort}, I have a question.', mailSubject: 'A question for {resort}' },
    'booking-request': {
      opening: 'Hello {resort}, I’d like to make a booking.',
      mailSubject: 'Booking request: {stay}',
      note: {
        label: 'Anything else we should know?',
        hint: 'Flexible dates, a special occasion, dietary needs, a late arrival.',
      },
    },
    'special-arrangements': {
      opening: 'Hello {resort}, I’d like to ask about something we’re planning.',
      mailSubject: 'Something we’re planning at {resort}',
      note: { label: 'What are you planning?', hint: 'Times, meals, music, equipment, an invoice, a surprise.' },
    },
    feedback: {
      opening: 'Hello {resort}, I’d like to share some feedback.',
      mailSubject: 'Feedback for {resort}',
      note: { label: 'Message', hint: 'What went well, what didn’t, and when you were here.' },
    },
    newsletter: { opening: 'Hello {resort}, please add me to your newsletter.', mailSubject: 'Newsletter of {resort}' },
  },

  tabs: {
    label: 'What’s your message about?', // read aloud before the first of them
    'booking-request': 'A booking',
    'special-arrangements': 'An occasion',
    'general-inquiry': 'A question',
  },

  fields: {
    stay: {
      label: 'Room or house',
      change: 'Change', // beside the chosen room or house, where it shows all of them, and beside the plan
      hint: 'Not sure yet? Tell us who’s coming and we’ll suggest one.', // while none is chosen
      add: 'Add another room or house',
      remove: 'Remove the {stay} from your request',
    },
    about: {
      label: 'You’re asking about',
      remove: 'Remove {about} from your message',
      note: { hint: 'Are you coming for the day, or would you like to stay?' }, // in the big text box
    },
    // The hint where no calendar says more.
    checkIn: { label: 'Check-in', hint: 'We’ll check these dates when we reply.' },
    checkOut: { label: 'Check-out' },
    weekends: { label: 'Upcoming weekends, Friday to Sunday' },
    day: { label: 'Date' },
    occasion: { label: 'What’s the occasion?' },
    visitors: {
      label: 'Number of guests',
      tooMany: 'Our lawn seats {seats}. If there are more of you, tell us what you have in mind.',
    },
    roof: { label: 'Covered space if it rains?', yes: 'Yes', no: 'No', unsure: 'Not sure' },
    overnight: { label: 'How many would stay the night?' },
    adults: {
      label: 'Adults',
      fewer: 'One fewer adult',
      more: 'One more adult',
      // Where a house for more than two is chosen, until the guest has set the number.
      hint: 'How many of you are coming?',
    },
    children: { label: 'Children (0 to 17)', fewer: 'One fewer child', more: 'One more child' },
    childAge: { label: 'Age of child {number}' },
    // No-break spaces keep the number on one line.
    phone: { hint: 'Include the country code, for example +254\u00a0712\u00a0345\u00a0678.' },
    residents: { label: 'We live in East Africa' }, // where a room or house has a price for residents
    forOthers: { label: 'I’m a travel agent' },
    reach: { label: 'How can we reach you?', hint: 'One of the two is enough.' },
  },

  // Each says what to do. No full stop after a single sentence.
  errorSummary: { one: 'Please look at {count} detail again', other: 'Please look at {count} details again' },
  errors: {
    notADate: '{label} must be a real date, such as {example}',
    checkInMissing: 'Please choose a check-in date, or clear the check-out date',
    checkInPast: '{label} must be today or later. It’s {today} in {{city}}',
    checkInFar: '{label} must be on or before {last}',
    datesMissing: 'Please choose both dates', // on the back of a postcard
    checkOutMissing: 'Please choose a check-out date, or clear the check-in date',
    checkOutNotAfter: 'Check-out must be after check-in. Please choose {first} or later',
    nightsTooMany:
      'That’s {nights} nights, but this form takes up to {max}. Please choose fewer nights, or clear the dates and ' +
      'tell us about your long stay in the message',
    childAge: 'Please enter the age of child {number}, from 0 to 17',
    adultsMissing: 'Please tell us how many of you are coming',
    visitorsMissing: 'Please tell us roughly how many guests are coming',
    firstNameMissing: 'Please enter your first name',
    emailMissing: 'Please enter your e-mail address',
    contactMissing: 'Please enter your e-mail address or phone number so we can reply',
    emailInvalid: 'Please check your e-mail address. It should look like name@example.com',
    phoneInvalid: 'Please enter your phone number with the country code, such as +254\u00a0712\u00a0345\u00a0678',
    noteMissing: 'Please enter your message',
    noteOrDatesMissing: 'Please choose your dates, or write when you’d like to come',
    noteOrOccasionMissing: 'Please choose the occasion and the date, or write what you’re planning',
  },

  // When more guests are coming than the chosen rooms and houses sleep. A screen reader reads `form` again whenever it
  // changes, so leave the number of guests out of it. Only the texts under `taken` say that a room is available.
  occupancy: {
    short: 'Too small for your party. Try the {offered}.',
    another: {
      form: 'The {chosen} sleeps {capacity}. The {offered} sleeps {newCapacity}.',
      message: 'There are too many of us for the {chosen}, so the {offered} may suit us better.',
      change: 'Choose the {offered}',
    },
    both: {
      form:
        'That’s too many guests for one room or house. The {first} and the {second} together sleep {newCapacity}, if ' +
        'both are available.',
      message: 'There are too many of us for one, so we’d need both the {first} and the {second}.',
      change: 'Choose both',
    },
    twice: {
      form:
        'That’s too many guests for one room or house. Two of the {first} together sleep {newCapacity}, if both are ' +
        'available.',
      message: 'There are too many of us for one, so we’d need two of the {first}.',
    },
    more: {
      form: 'What you’ve chosen sleeps {capacity}. Adding the {added} makes that {newCapacity}, if all are available.',
      message: 'There are too many of us for these, so we’d need the {added} as well.',
      change: 'Add the {added}',
    },
    // Fewer guests than the room or house is meant for, when another one suits such a small party.
    largerThanNeeded: {
      form: 'The {stay} is best for {range} guests, but you’re welcome to ask.',
      message: 'I know the {stay} is meant for more guests. Could we book it anyway?',
    },
    ask: {
      short: 'You’d need three or more rooms or houses.',
      form: 'For so many guests you’d need three rooms or houses or more. Add them here, or ask us to suggest some.',
      message: 'We’d need three or more rooms or houses. What would you suggest?',
    },
    // More than all rooms and houses sleep; also for those who would stay the night after an occasion.
    tooMany: {
      short: 'Together our rooms sleep {{sleeps}}.',
      form: 'Together our rooms sleep {{sleeps}}. How many of you need a bed?',
      message: 'There are more of us than your rooms sleep. What would you suggest?',
    },
  },

  // When a room or house is closed on some of the dates, or has a minimum of nights in that season.
  // {days} becomes "from 3 to 20 May", "on 3 May", or where no end is known `noEnd`; {again} "21 May".
  opening: {
    range: '{from} to {until}',
    days: 'from {days}',
    day: 'on {days}',
    noEnd: 'on these dates',
    resort: {
      form: 'We’re closed {days} and reopen on {again}.',
      always: 'We’re closed {days}.',
      message: 'I see that you’re closed {days}.',
    },
    stay: {
      form: 'The {stay} is closed {days} and reopens on {again}.',
      always: 'The {stay} is closed {days}.',
      message: 'I see that the {stay} is closed {days}.',
    },
    tooFewNights: {
      form: '{days}, the minimum stay in the {stay} is {nights} nights.',
      message: 'I see that the {stay} has a minimum of {nights} nights {days}.',
    },
  },

  // When some of the nights are taken, by calendars or content/taken.yaml. {nights} becomes "14 May", "14 and 15 May" or
  // "3 to 9 June"; {moment} "today, 6:00 AM". Never promise anything: the guest asks, and we confirm.
  taken: {
    two: '{first} and {second}',
    today: 'today',
    moment: '{day}, {time}',
    night: 'The {stay} isn’t available on the night of {nights}.',
    nights: 'The {stay} isn’t available on the nights of {nights}.',
    source: 'According to our calendar ({moment}).',
    free: {
      form: 'Looks available (calendar of {moment}). We’ll confirm.',
      message: 'Your calendar ({moment}) shows these nights as available.',
    },
    message: {
      calendar: 'Your calendar ({moment}) shows {nights} as taken. Do you have another room?',
      typed: 'Your website shows {nights} as taken. Do you have another room?', // without a calendar
      stay: 'the {stay} on {nights}', // when several rooms or houses were chosen
    },
    ways: { label: 'You could try', stay: '{stay} on your dates, {price}' },
    // The calendar of a room or house, on Accommodations.
    calendar: {
      how: 'Choose your first night, then your last. That opens a request with your dates. Nothing is booked yet.',
      between: 'Each date is the night that begins that day.',
      silent: 'We can’t show our calendar just now. Please ask us about your dates.',
      silence: 'Please ask us about dates that aren’t marked.',
      unknown: 'For dates from {day}, please ask us.',
      list: 'The same dates as a list', // read aloud
      taken: {
        none: 'None of these nights is taken.',
        one: 'Taken: the night of {nights}.',
        other: 'Taken: the nights of {nights}.',
      },
      closed: 'Closed: {nights}.',
      // Read aloud on a day: 14 May, taken.
      day: '{day}, {state}',
      states: { taken: 'taken', free: 'not taken', closed: 'closed', unknown: 'not known', past: 'past' },
      legend: { taken: 'taken', chosen: 'your nights' },
      about: 'about {amount}',
      sum: '{nights}, {sum}',
      ask: 'Request these dates',
    },
  },

  estimate: {
    label: 'Your estimate',
    sentence: 'Your estimate: {sum} for {nights} in the {stays}.', // read aloud when it changes
    rate: '{nights} × {rate}', // one line of the estimate: 3 nights × $95
    units: '{units} × {stay}', // two of the same
    nights: { one: '{count} night', other: '{count} nights' },
    guests: { one: '{count} guest', other: '{count} guests' },
    residents: 'At our rates for residents of East Africa.',
    children: { one: '{count} child', other: '{count} children' },
    babies: { one: '{count} baby (not counted)', other: '{count} babies (not counted)' },
    noDates: 'Choose your dates to see an estimate.',
    noStay: 'Choose a room or house to see an estimate.',
    ask: 'We’ll send you a quote for this.',
    noPrice: 'Price on request', // for an occasion, with the line below it
    noPriceHint: 'We’ll reply to e-mails within {{emailHours}} hours, with a quote',
    party: 'Guests',
    fine: 'In US dollars. Nothing is booked or paid here.', // in one line
    reply:
      'We’ll reply to e-mails within {{emailHours}} hours, and on WhatsApp when the front desk is open, to confirm ' +
      'price and availability.',
  },

  message,

  handOver: {
    heading: 'Your message is ready',
    kicker: 'Last step',
    see: 'See my message', // the form's button
    change: 'Edit',
    whatsApp: 'Send on WhatsApp',
    email: 'Send by e-mail',
    copy: 'Copy message',
    copyRefused: 'Your browser wouldn’t let us copy it. The message is selected, so you can copy it from here.',
    // In the message itself, where it had to be shortened to fit into a link:
    shortened: '[This message was too long for this link. I’ll send the rest separately.]',
    // On the page, where one of the links carries a shortened message:
    shortenedHint:
      'Your message is too long for a link, so a part of it is left out there, and it says so. To send all of ' +
      'it, press Copy message.',
  },

  // After a guest has pressed a link or the copy button. We can't see what happened then, so we say that.
  after: {
    heading: 'Nearly done',
    whatsApp: 'WhatsApp should have opened with your message. Press Send there to finish.',
    email: 'Your e-mail app should have opened with your message. Press Send there to finish.',
    copied: 'Copied. Paste it into WhatsApp or an e-mail, and send it there.',
    addresses: 'WhatsApp: {whatsApp}. E-mail: {email}.', // below it
    unseen: 'We can’t see from here whether you’ve sent it.',
    otherwise: 'Nothing opened? Copy the message and send it to {email}, or call us on {phone}.',
    answer: 'We’ll reply to e-mails within {{emailHours}} hours.',
    desk: 'Front desk: {state}.', // as beside the business hours: open until 8:00 PM in {{city}}
    emergency: 'In an emergency you can reach us day or night.',
  },

  draft: {
    kept: 'Your text is kept until you close this tab.',
    clear: 'Clear the form',
    cleared: 'Form cleared.',
    undo: 'Undo',
  },

  share: {
    label: 'Share these dates',
    hint: 'The link includes your choice, dates and number of guests, but no name, contact details or message.',
    title: 'A stay at {resort}',
    text: 'What do you think of these dates?',
    copied: 'Link copied',
    copyRefused: 'Your browser wouldn’t let us copy it. Here’s the link:',
  },
}
