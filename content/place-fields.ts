import { z } from 'zod'
import { digitsIn } from '../lib/phone.ts'
import { isTimeZone, timeZone } from '../lib/time-zone.ts'
import { degrees, fields, list, meta, orNull, pattern } from './fields.ts'

const timeZoneWords = 'must be the name of a time zone with its continent, for example Africa/Nairobi'
const groupsWords = 'must be the lengths of the groups of a number, for example "3 3 3"; together 4 to 12 digits'

export const place = fields(
  { is: 'Where the resort is.', more: 'Clock, sun, forecast, directions and telephone numbers depend on it.' },
  {
    gate: orNull(
      fields(
        {
          is: 'Where the gate is.',
          more: 'In Google Maps, press and hold the gate or right-click it. Paste both numbers into the first field.',
        },
        {
          lat: degrees('Latitude of the gate; south is negative.', 90),
          lon: degrees('Longitude of the gate; east is positive.', 180),
          plusCode: pattern(
            /^[23456789CFGHJMPQRVWX]{8}\+[23456789CFGHJMPQRVWX]{2,3}$/,
            'must be a whole Plus Code, for example 6GFRP379+57',
            'Plus Code of the gate, in full, as Google Maps shows it.',
          ),
        },
      ),
    ),
    weatherPoint: fields('The point for sunrise, sunset and the forecast: the resort or its town.', {
      // Beyond 65 degrees the sun stays up, or down, for days.
      lat: degrees('Latitude; south is negative.', 65),
      lon: degrees('Longitude; east is positive.', 180),
    }),
    timeZone: z
      .string(timeZoneWords)
      .refine(isTimeZone, timeZoneWords)
      .transform((name) => timeZone(name))
      .meta(
        meta({
          is: 'Name of the time zone (IANA), for example Africa/Nairobi.',
          more: 'Used for clocks, dates and opening hours.',
          isTechnical: true,
        }),
      ),
    countryCode: pattern(/^[A-Z]{2}$/, 'must be the two capital letters of a country, for example KE', {
      is: 'Country code (ISO 3166-1) for search engines and messengers.',
      isTechnical: true,
    }),
    telephone: fields('How telephone numbers are written in the country.', {
      callingCode: pattern(/^[1-9]\d{0,2}$/, 'must be the digits after the + of the country, for example "254"', {
        is: 'Country code of telephone numbers, without +.',
        isTechnical: true,
      }),
      nationalPrefix: orNull(
        pattern(/^\d{1,2}$/, 'must be the digits before a number within the country, for example "0"', {
          is: 'Digits before a number within the country.',
          isTechnical: true,
        }),
      ),
      groups: list(
        pattern(/^[1-9]( [1-9]){0,5}$/, groupsWords, {
          is: 'How the digits are grouped, without country code and prefix, for example 3 3 3.',
          isTechnical: true,
        }).refine((groups) => digitsIn(groups) >= 4 && digitsIn(groups) <= 12, groupsWords),
        'Groups of digits, one entry for each length of number.',
        { max: 8 },
      ),
    }),
  },
)
