/** Words of the page of rooms and houses. */
export const accommodations = {
  bookLabel: 'Book Now',
  picturesLabel: 'Pictures of the {stay}',
  nightsLabel: 'See available dates', // shown only where a calendar is kept (docs/owner.md)
  // The pictures of a room or house when a guest enlarges them.
  gallery: {
    enlarge: 'Enlarge: {picture}',
    position: '{number} of {total}',
    positionAndSide: '{number} of {total}, {side}',
    outside: 'from outside',
    inside: 'from inside',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
  },
  compare: {
    label: 'Comparison of the {{stayCountInWords}} places to stay',
    feature: 'Feature',
    price: 'Price per night',
    guests: 'Guests',
    // `facts` of a room or house: true shows a tick, false a dash. The first six after `bestFor` are on its card too.
    facts: {
      bestFor: 'Best for',
      beds: 'Beds',
      bathroom: 'Bathroom',
      shower: 'Hot shower',
      nets: 'Mosquito nets',
      wifi: 'Wi-Fi',
      tea: 'Tea and coffee',
      squareMetres: 'Size',
      outside: 'Outside',
      kitchen: 'Kitchen',
      desk: 'Desk',
    },
    squareMetres: '{number} m²',
    bookLabel: 'Book',
    // Labels of the two lists above the table on narrow screens.
    choose: ['First to compare', 'Second to compare'],
  },
  factSheet: {
    heading: 'Fact sheet',
    text: 'A one-page summary to print or share.',
    printLabel: 'Print',
    shareLabel: 'Share the facts',
    copied: 'Facts copied, with a link to this page.',
    stay: '{price} per night, for {guests}.',
    published: 'Rates as published on {date}, in US dollars.',
    currency: 'Prices in local currency use our exchange rate of {date}.',
    closed: 'Closed {days}',
    reach: 'Telephone {phone}, WhatsApp {whatsapp}, e-mail {email}',
    distances: 'Driving times from our gate: {places}.',
    town: 'town centre {time}',
    units: '{count} of this kind',
  },
}
