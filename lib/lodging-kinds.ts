/** What a house for guests is called by schema.org: `LodgingBusiness`, and what it knows as its kinds. */
export const lodgingKinds = [
  'LodgingBusiness',
  'BedAndBreakfast',
  'Campground',
  'Hostel',
  'Hotel',
  'Motel',
  'Resort',
  'SkiResort',
  'VacationRental',
] as const
