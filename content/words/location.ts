/** Words of the Nakuru Guide. */
export const location = {
  // Links to the sections of the page, under its heading.
  contents: {
    label: 'On this page',
    waysIn: 'Getting here',
    nearby: 'Places to visit',
    days: 'Plan your days',
    weather: 'Weather',
  },
  nearby: {
    indexLabel: 'All {{placeCountInWords}} places',
    whenToGo: 'When to go',
    checkFirst: 'Check first',
    directionsLabel: 'Directions',
    beforeYouGo: 'Before you go',
    // Small print under the list: `driveMinutes` of all places.
    listed: 'Listed driving times: {places}',
    officialSiteLabel: 'Official site',
  },
  map: {
    kilometres: 'km',
    liveMapLabel: 'Show the Google map',
    liveMapNote: 'This loads Google Maps for {{address}}. Google may set cookies.',
    liveMapTitle: 'Google map of {{address.street}}, {{city}}',
    liveMapLink: 'Open in Google Maps',
    directionsLabel: 'Get directions',
  },
  weather: {
    sunToday: 'Sunrise {sunrise}, sunset {sunset} today',
    seasonsHeading: 'In most years',
    // MET Norway’s Locationforecast, for `weatherPoint` of site.yaml. Another service must be allowed in tools/headers.ts.
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
      text: 'Show this to your driver, or print the page. It fits on one sheet, with the map and directions.',
      call: 'Lost on the way?',
      printLabel: 'Print this page',
      codeLabel: 'QR code that opens this page on a phone: {address}',
      pin: 'Our gate',
    },
  },
  callToAction: { contactLabel: 'Ask us for advice', accommodationsLabel: 'See where you’ll stay' },
}
