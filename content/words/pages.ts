/** Words of the pages, under the names of their content files. */
export const pages = {
  home: {
    hero: { label: 'Welcome', bookLabel: 'Book Your Stay', exploreLabel: 'Explore Accommodations' },
    about: { linkLabel: 'Our story since {{founded}}', eventsLabel: 'Celebrations' },
    enjoyments: { linkLabel: 'See all things to do here' },
    accommodations: { compareLabel: 'Compare Accommodations', guidanceLabel: 'Contact Us for Guidance' },
  },

  accommodations: {
    bookLabel: 'Book Now',
    picturesLabel: 'Pictures of the {stay}',
    nightsLabel: 'See available dates', // shown only where a calendar is kept (docs/owner.md)
    gallery: {
      enlarge: 'Enlarge: {picture}',
      lookInside: 'Look inside',
      more: 'More pictures',
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
      // `facts` of a room or house: true shows a tick, false a dash. Those from `beds` to the size are on its card too.
      facts: {
        bestFor: 'Best for',
        beds: 'Beds',
        bathroom: 'Bathroom',
        shower: 'Hot shower',
        nets: 'Mosquito nets',
        wifi: 'Wi-Fi',
        tea: 'Tea and coffee',
        housekeeping: 'Cleaned daily',
        television: 'Television',
        squareMetres: 'Size',
        outside: 'Outside',
        kitchen: 'Kitchen',
        desk: 'Desk',
      },
      squareMetres: '{number} m²',
      bookLabel: 'Book',
      choose: ['First to compare', 'Second to compare'],
    },
    factSheet: {
      heading: 'Fact sheet',
      text: 'A one-page summary, also for travel agents.',
      printLabel: 'Print',
      shareLabel: 'Share the facts',
      askLabel: 'Net rates',
      question: 'What are your net rates for travel agents?',
      copied: 'Facts copied, with a link to this page.',
      perNight: 'per night, for {guests}.',
      published: 'Rates as published on {date}, in US dollars.',
      currency: 'Prices in local currency use our exchange rate of {date}.',
      closed: 'Closed {days}',
      reach: 'Telephone {phone}, WhatsApp {whatsapp}, e-mail {email}',
      distances: 'Driving times from our gate',
      town: 'Town centre {time}',
      units: '{count} of this kind',
    },
  },

  terms: {
    answers: {
      arrival: 'From {arrival}. Check-out is by {departure}.',
      arrivalShort: 'Check-in {arrival}, check-out {departure}',
      waysToPay: 'The rest is due on arrival, by {ways}.',
      ways: { mobile: 'M-Pesa', card: 'card', bank: 'bank transfer', cash: 'cash' },
      or: 'or',
    },
    beforeYouBook: { askUs: 'Please ask us', notConfirmed: 'Not confirmed yet: {terms}.', askLabel: 'Ask about these' },
  },

  enjoyments: {
    bookLabel: 'Learn More & Book',
    whyChoose: { planLabel: 'Request dates', staysLabel: 'See the {{stayCountInWords}} places to stay' },
  },

  location: {
    contents: {
      label: 'On this page',
      waysIn: 'Getting here',
      nearby: 'Places to visit',
      days: 'Plan your days',
      weather: 'Weather',
    },
    nearby: {
      whenToGo: 'When to go',
      checkFirst: 'Check first',
      directionsLabel: 'Directions',
      beforeYouGo: 'Before you go',
      // Where `allowMinutes` is more than `driveMinutes`, which is `listed`.
      slowerRoad: 'Allow {allowed} for the {km} km, not the {listed} you may read elsewhere.',
      officialSiteLabel: 'Official site',
    },
    map: {
      liveMapLabel: 'Show the Google map',
      liveMapNote: 'Google may set cookies.',
      liveMapOffline: 'You’re offline. The map needs a connection.',
      liveMapTitle: 'Google map of {{address.street}}, {{city}}',
      liveMapLink: 'Open in Google Maps',
      directionsLabel: 'Get directions',
    },
    weather: {
      sunToday: 'Sunrise {sunrise}, sunset {sunset} today',
      seasonsHeading: 'In most years',
      // MET Norway’s Locationforecast. Another service must be allowed in tools/response-headers.ts.
      forecast: {
        url: 'https://api.met.no/weatherapi/locationforecast/2.0/compact',
        label: 'Forecast for the next days',
        degrees: '{degrees}°',
        maxAndMin: 'highest {max}, lowest {min}',
        credit: 'Forecast (CC BY 4.0):',
        creditName: 'MET Norway',
        creditUrl: 'https://www.met.no/en',
        sky: {
          clear: 'Clear',
          fair: 'Mostly clear',
          partlyCloudy: 'Sun and cloud',
          cloudy: 'Cloudy',
          fog: 'Fog',
          lightRain: 'Light rain',
          rain: 'Rain',
          heavyRain: 'Heavy rain',
          showers: 'Showers',
          snow: 'Snow',
          thunder: 'Thunder',
        },
      },
    },
    waysIn: {
      directionsLabel: 'Directions',
      takeAlong: {
        heading: 'Take this with you',
        text: 'Show this to your driver, or print the page with the map and directions.',
        call: 'Lost on the way?',
        printLabel: 'Print this page',
        codeLabel: 'QR code that opens this page on a phone: {address}',
        pin: 'Our gate',
      },
    },
    callToAction: { contactLabel: 'Ask us for advice', accommodationsLabel: 'See where you’ll stay' },
  },

  days: { plans: { label: 'Three ready-made plans', day: 'Day {number}', take: 'Use this plan' } },

  about: { stays: { linkLabel: 'See where you’ll stay', eventsLabel: 'Celebrations' } },

  site: { footer: { linksHeading: 'Look around', contactHeading: 'Find us', copyright: '© {year} {{name}}' } },
}
