import { counted, fields, list, markedText, template, text, type Shown } from './fields.ts'
import { heading, kicker, label, paragraph, sentence, short } from './section-fields.ts'

const button = text('Words of a button.', { max: 32 })

export const uiSchema = fields(
  {
    skipLink: text('Link for keyboards that leads past the header.', short),
    mainNavigation: text('Name of the header’s links, read aloud.', short),
    footerNavigation: text('Name of the footer’s links, read aloud.', short),
    onThisPage: text('Name of a list of links within the page, read aloud.', short),
    brandLink: template(['name'], 'Name of the link around the logo, read aloud.', label),
    menu: text('Name of the menu and of its toggle.', short),
    bookNow: button,
    askAboutStay: text('Link to a question about one stay.', label),
    call: button,
    whatsapp: button,
    quickBar: text('Name of the bar at the foot of the screen on phones, read aloud.', short),
    notice: text('Name of the notice under the header, read aloud.', short),
    loading: text('Shown while a part of the site is on its way.', label),
    appleMaps: text('Link to directions in Apple’s maps.', { max: 30 }),
    aboutEntry: template(['action', 'name'], 'Name of a button that stands beside several others, read aloud.', label),
    eveningLook: text('Name of the switch for the evening look, which is on or off.', short),
    hours: fields(
      {
        heading: text('Heading of the business hours.', short),
        weekdays: text('Name of the weekdays.', short),
        weekend: text('Name of the weekend.', short),
        emergency: text('Name of the emergency support.', short),
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
        from: text('Stands before the sum on a price tag where the price starts there.', { max: 12 }),
        fromSum: template(['sum'], 'A price that starts there, within a line.', { max: 24 }),
        fromSumPerNight: template(['sum'], 'A price that starts there, on its own.', { max: 30 }),
        fromSumPerNightAloud: template(['sum'], 'The same, read aloud.', { max: 30 }),
        perNight: text('Stands beside a price.', { max: 20 }),
        localCurrency: template(['amount'], 'A sum in the currency of the country.', { max: 16 }),
        aboutLocalSum: template(['sum'], 'A price in the currency of the country, within a line.', { max: 24 }),
        aboutLocalSumAt: template(['sum', 'date'], 'The same below a price, with the day of the rate.', { max: 48 }),
        residents: text('Names the price of residents.', { max: 40 }),
        season: template(['days'], 'Names the days of a season, or when a stay is closed.', { max: 40 }),
        days: template(['from', 'until'], 'The days, from the first to the last.', { max: 24 }),
        leastNights: template(['nights'], 'Fewest nights in a season, in words.', { max: 32 }),
        inSeason: template(['sum'], 'What residents pay in a season.', { max: 32 }),
        closed: text('In place of a price while a stay is closed.', { max: 20 }),
        rangeAloud: template(['min', 'max'], 'From fewest to most guests, in sentences and read aloud.', { max: 16 }),
        upTo: template(['guests'], 'The most guests that a stay takes.', { max: 20 }),
        guests: counted('Number of guests.', { max: 24 }),
      },
      { is: 'How prices and guests are written.', hint: 'The numbers come from accommodations.yaml.' },
    ),
    minutes: fields(
      {
        unit: text('Unit of minutes, inside the sun.', { max: 6 }),
        hours: text('Unit of hours, inside the sun.', { max: 6 }),
        byCar: counted('Drive time in words.', { max: 30 }),
      },
      'How drive times are written.',
    ),
    durations: fields(
      {
        halfAnHour: text('30 minutes.', short),
        minutes: counted('Minutes; the number stands in words.', short),
        hour: text('60 minutes.', short),
        hours: template(['count'], 'Two hours or more; the number stands in words.', short),
        hourAndAHalf: text('90 minutes.', short),
        hoursAndAHalf: template(['count'], 'Half an hour more than two hours or more.', short),
        hoursAndMinutes: template(['hours', 'minutes'], 'Hours, and minutes that are not 30.', short),
      },
      'Lengths of time in a sentence.',
    ),
    asOf: template(['month'], 'Says how old a fact is that changes.', { max: 40 }),
    number: template(['number'], 'Number of a place or an experience.', { max: 12 }),
    yourDays: fields(
      {
        add: text(
          {
            is: 'Words of the button on each place and experience.',
            more: 'They stay once it is pressed: the plus beside them becomes a check.',
          },
          { max: 24 },
        ),
        label: text('Link to Your days in the index of the page, and on phones above the foot.', { max: 24 }),
        outings: counted('How many are chosen.', { max: 30 }),
        none: text('The same while nothing is chosen.', { max: 30 }),
      },
      'The way from places and experiences to Your days.',
    ),
    contactCard: fields(
      {
        label: text('Link to the contact card.', label),
        note: template(['hours'], 'Note in the contact card.', { max: 120 }),
      },
      'The resort as a contact for the address book of a guest.',
    ),
    features: text('Heading of the features.', short),
    amenities: text('Heading of the amenities.', short),
    highlights: text('Heading of the highlights.', short),
    yes: text('In the comparison: there is one.', { max: 12 }),
    no: text('In the comparison: there is none; read aloud in place of a dash.', { max: 12 }),
    copy: fields(
      {
        number: text('Name of the button that copies the telephone number.', label),
        numberCopied: text('Shown when the number was copied.', label),
        email: text('Name of the button that copies the e-mail address.', label),
        emailCopied: text('Shown when the e-mail address was copied.', label),
        address: text('Name of the button that copies the address.', label),
        addressCopied: text('Shown when the address was copied.', label),
        refused: text('Shown when the browser does not let the page copy.', { max: 100 }),
      },
      'Copying to the clipboard.',
    ),
    toasts: text('Name of the place where small messages appear, read aloud.', short),
    form: fields(
      {
        heading: text('Heading of the form.', label),
        firstName: text('Label.', short),
        lastName: text('Label.', short),
        email: text('Label.', short),
        phone: text('Label.', short),
        optional: text('Stands after the label of a field that may stay empty.', { max: 20 }),
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
        note: text('What happens on pressing the button.', sentence),
        withoutScript: text('Shown in place of the button where the browser runs no scripts.', sentence),
        unavailable: text('Shown where the form could not be fetched.', sentence),
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
        heading: text('Heading of what the site keeps on the device.', label),
        text: text('What the site keeps.', paragraph),
        button: text('Words of the button that removes it.', label),
        done: text('Shown when it is removed.', label),
        refused: text('Shown when the browser does not let it be removed.', sentence),
      },
      'What the site keeps on the guest’s device.',
    ),
    privacy: fields(
      {
        label: text('What is pressed in the footer to read the note.', { max: 24 }),
        cookies: text(
          { is: 'That there are no cookies.', more: 'Only say what is true of the site as it is.' },
          { max: 60 },
        ),
        askedHeading: text('Heading of the list of others that are asked for something.', label),
        asked: list(
          fields(
            {
              who: text('Whose service it is.', short),
              when: text('What for and when, going on from the name.', sentence),
            },
            'Another service.',
          ),
          'Everyone whom a page may ask for something.',
          { min: 1, max: 8 },
        ),
        licences: text('Link to the licences of what the site is made with.', label),
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
      'Screen that stands in place of a page that failed.',
    ),
  },
  'Words of the interface: buttons, labels, messages.',
)

/** @public Named by app/content.declarations.ts. */
export type Ui = Shown<typeof uiSchema>
