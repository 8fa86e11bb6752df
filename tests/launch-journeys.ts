/**
 * The twelve journeys that a launch walks, at a desk and on a phone: what a guest would miss most, and what content can
 * break. Each is named by its file and a part of its title, which may stand for one journey a page.
 */
export const named: [file: string, title: string][] = [
  ['navigation', 'a link changes the page in place'],
  ['header', 'it hides on the way down, comes back'],
  ['enquiry-message', 'a press on WhatsApp'],
  ['enquiry-message', 'a booking request:'],
  ['postcard', 'Yes opens the request'],
  ['offline', 'after the first visit every page can be read'],
  ['location', 'an entry fills its pin'],
  ['your-days', 'a ready plan'],
  ['look', 'the look follows the system'],
  ['accessibility', 'two engines and the Tab key find nothing on'],
  ['contrast', 'title and header are read against the pictures'],
  ['budgets', 'code and pictures, on a phone'],
]

/** As Playwright takes them: files, and a pattern for titles. */
export const launchJourneys = {
  files: [...new Set(named.map(([file]) => `/${file}\\.spec\\.ts`))],
  titles: named.map(([file, title]) => `${file}\\.spec\\.ts .*${title}`).join('|'),
}
