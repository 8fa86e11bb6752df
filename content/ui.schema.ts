import { counted, fields, list, markedText, template, text, type Shown } from './fields.ts'
import { heading, kicker, label, paragraph, sentence, short } from './section-fields.ts'

const button = text('Words of a button.', { max: 32 })

export const uiSchema = fields(
  {
    skipLink: text('Link past the header, for guests who use a keyboard.', short),
    mainNavigation: text('Name of the header’s links, read aloud.', short),
    footerNavigation: text('Name of the footer’s links, read aloud.', short),
    onThisPage: text('Name of a list of links within the page, read aloud.', short),
    brandLink: template(['name'], 'Name of the link around the logo, read aloud.', label),
    menu: text('Name of the menu and its button.', short),
    bookNow: button,
    askAboutStay: text('Link to a question about a room or house.', label),
    call: button,
    whatsapp: button,
    quickBar: text('Name of the bar at the bottom of a phone’s screen, read aloud.', short),
    notice: text('Name of the notice under the header, read aloud.', short),
    loading: text('Shown while part of the site is loading.', label),
    appleMaps: text('Link to directions in Apple Maps.', { max: 30 }),
    aboutEntry: template(['action', 'name'], 'Name of a button that appears several times, read aloud.', label),
    eveningLook: text('Name of the switch for the evening look.', short),
    hours: fields(
      {
        heading: text('Heading of the business hours.', short),
        weekdays: text('Label of the weekdays.', short),
        weekend: text('Label of the weekend.', short),
        emergency: text('Label of the emergency support.', short),
        always: markedText('Day and night, as it is printed and as it is read aloud.', { max: 24 }),
        open: template(['closes'], 'Shown while the desk is open.', label),
        closed: template(['day', 'opens'], 'Shown while the desk is closed, with the day of the week it opens.', label),
        range: template(['opens', 'closes'], 'From one time to another.', short),
        rangeAloud: template(['opens', 'closes'], 'The same, read aloud.', short),
      },
      'Business hours.',
    ),
    prices: fields(
      {
        from: text('Shown before a starting price on a price tag.', { max: 12 }),
        fromSum: template(['sum'], 'A starting price, within a line.', { max: 24 }),
        fromSumPerNight: template(['sum'], 'A starting price, on its own.', { max: 30 }),
        fromSumPerNightAloud: template(['sum'], 'The same, read aloud.', { max: 30 }),
        perNight: text('Shown beside a price.', { max: 20 }),
        localCurrency: template(['amount'], 'An amount in local currency.', { max: 16 }),
        aboutLocalSum: template(['sum'], 'A price in local currency, within a line.', { max: 24 }),
        aboutLocalSumAt: template(['sum', 'date'], 'The same below a price, with the date of the rate.', { max: 48 }),
        residents: text('Label of the price for residents.', { max: 40 }),
        season: template(['days'], 'Dates of a season, or when a room or house is closed.', { max: 40 }),
        days: template(['from', 'until'], 'The days, from the first to the last.', { max: 24 }),
        leastNights: template(['nights'], 'Minimum nights in a season, in words.', { max: 32 }),
        inSeason: template(['sum'], 'What residents pay in a season.', { max: 32 }),
        closed: text('Instead of a price, when it is closed.', { max: 20 }),
        rangeAloud: template(['min', 'max'], 'From fewest to most guests, in sentences and read aloud.', { max: 16 }),
        upTo: template(['guests'], 'Most guests of a room or house.', { max: 20 }),
        guests: counted('Number of guests.', { max: 24 }),
      },
      { is: 'How prices and guests are written.', hint: 'The numbers come from accommodations.yaml.' },
    ),
    minutes: fields(
      {
        unit: text('Unit of minutes in the badge.', { max: 6 }),
        hours: text('Unit of hours in the badge.', { max: 6 }),
        byCar: counted('Driving time in words.', { max: 30 }),
      },
      'How driving times are written.',
    ),
    durations: fields(
      {
        halfAnHour: text('30 minutes.', short),
        minutes: counted('Minutes, with the number in words.', short),
        hour: text('60 minutes.', short),
        hours: template(['count'], 'Two hours or more, with the number in words.', short),
        hourAndAHalf: text('90 minutes.', short),
        hoursAndAHalf: template(['count'], 'Two and a half hours or more.', short),
        hoursAndMinutes: template(['hours', 'minutes'], 'Hours and minutes, unless the minutes are 30.', short),
      },
      'Lengths of time in a sentence.',
    ),
    asOf: template(['month'], 'Says how old a fact is.', { max: 40 }),
    number: template(['number'], 'Number of a place or an experience.', { max: 12 }),
    yourDays: fields(
      {
        add: text(
          {
            is: 'Words of the button on each place and experience.',
            more: 'They don’t change when it is pressed; the plus becomes a tick.',
          },
          { max: 24 },
        ),
        label: text('Link to Your days in the list of sections, and at the bottom of a phone’s screen.', { max: 24 }),
        outings: counted('Number of outings chosen.', { max: 30 }),
        none: text('The same while nothing is chosen.', { max: 30 }),
      },
      'How places and experiences link to Your days.',
    ),
    contactCard: fields(
      {
        label: text('Link to the contact card.', label),
        note: template(['hours'], 'Note in the contact card.', { max: 120 }),
      },
      'The resort as a contact for the guest’s address book.',
    ),
    features: text('Heading of the features.', short),
    amenities: text('Heading of the amenities.', short),
    highlights: text('Heading of the highlights.', short),
    yes: text('In the comparison: there is one.', { max: 12 }),
    no: text({ is: 'In the comparison: there is none.', more: 'Read aloud instead of a dash.' }, { max: 12 }),
    copy: fields(
      {
        number: text('Name of the button that copies the telephone number.', label),
        numberCopied: text('Shown when the number was copied.', label),
        email: text('Name of the button that copies the e-mail address.', label),
        emailCopied: text('Shown when the e-mail address was copied.', label),
        address: text('Name of the button that copies the address.', label),
        addressCopied: text('Shown when the address was copied.', label),
        refused: text('Shown when the browser does not allow copying.', { max: 100 }),
      },
      'Copying to the clipboard.',
    ),
    toasts: text('Name of the area for short messages, read aloud.', short),
    form: fields(
      {
        heading: text('Heading of the form.', label),
        firstName: text('Label.', short),
        lastName: text('Label.', short),
        email: text('Label.', short),
        phone: text('Label.', short),
        optional: text('Shown after the label of an optional field.', { max: 20 }),
        subject: text('Label.', short),
        subjects: fields(
          {
            'general-inquiry': text('A choice of the subject.', short),
            'booking-request': text('A choice of the subject.', short),
            'special-arrangements': text('A choice of the subject.', short),
            feedback: text('A choice of the subject.', short),
          },
          'Choices of the subject.',
        ),
        message: text('Label.', short),
        messagePlaceholder: text('What to write, inside the empty field.', { max: 100 }),
        button,
        note: text('What happens when the button is pressed.', sentence),
        withoutScript: text('Shown instead of the button when the browser runs no scripts.', sentence),
        unavailable: text('Shown when the form could not be loaded.', sentence),
        titles: fields(
          {
            'general-inquiry': text('Title of the dialog for this subject.', short),
            'booking-request': text('Title of the dialog for this subject.', short),
            'special-arrangements': text('Title of the dialog for this subject.', short),
            feedback: text('Title of the dialog for this subject.', short),
          },
          'Titles of the dialog.',
        ),
        close: text('Button that closes the dialog, read aloud.', short),
      },
      'The form of the contact section.',
    ),
    device: fields(
      {
        heading: text('Heading of what the site saves on the device.', label),
        text: text('What the site saves.', paragraph),
        button: text('Button that deletes it.', label),
        done: text('Shown when it was deleted.', label),
        refused: text('Shown when the browser does not allow deleting it.', sentence),
      },
      'What the site saves on the guest’s device.',
    ),
    privacy: fields(
      {
        label: text('Button in the footer that opens the note.', { max: 24 }),
        cookies: text(
          { is: 'Says that there are no cookies.', more: 'Say only what is true of this site.' },
          { max: 60 },
        ),
        askedHeading: text('Heading of the list of other services.', label),
        asked: list(
          fields(
            {
              who: text('Name of the service.', short),
              when: text({ is: 'What for and when.', more: 'The sentence starts with the name.' }, sentence),
            },
            'Another service.',
          ),
          'Other services that a page may use.',
          { min: 1, max: 8 },
        ),
        licences: text('Link to the licences of the software.', label),
      },
      'The note on privacy in the footer.',
    ),
    offline: fields(
      {
        note: text('Shown while there is no connection.', sentence),
        back: text('Shown when the connection is back.', label),
      },
      'Without a connection.',
    ),
    error: fields(
      {
        title: text('Title in the browser tab.', { min: 10, max: 60 }),
        kicker,
        heading,
        text: text('What to do next.', paragraph),
        reload: button,
        home: button,
        call: template(['phone'], 'Link that calls.', label),
      },
      'Shown instead of a page that failed.',
    ),
  },
  'Words of the interface: buttons, labels, messages.',
)

/** @public Named by app/content.declarations.ts. */
export type Ui = Shown<typeof uiSchema>
