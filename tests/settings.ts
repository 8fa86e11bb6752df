/** What tests compare the content with. */
export const settings = {
  /** Whether words and numbers are those of the original order: once you change them for good, write false. */
  specification: true,
}

/**
 * Where tests run, whatever the machine says: neither in UTC nor near a resort, so that each clock shows another hour.
 * Modules far to the west, where midnight of UTC is the day before and clocks change; browsers far to the east.
 */
export const deviceZone = { modules: 'America/St_Johns', browsers: 'Asia/Kathmandu' }
