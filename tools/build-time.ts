/** When the site is built. `SOURCE_DATE_EPOCH` (seconds, as in reproducible-builds.org) stands in for the clock. */
export const buildTime = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000 || Date.now())
