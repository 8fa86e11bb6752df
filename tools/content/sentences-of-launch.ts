/** The sentences about what prevents a launch, though the content is sound. */
import type { LaunchRule } from './problem.ts'
import type { Reader, Sentences } from './reader.ts'

/** What is wrong with a contact, and what to type in its place. */
const contacts = {
  siteUrl: ['a placeholder', 'type the address that the site will have'],
  phone: ['a placeholder that nobody can call', 'type the number that guests call'],
  whatsapp: ['a placeholder', 'type the number that answers on WhatsApp'],
  email: ['a placeholder', 'type the address of the mailbox that you read'],
} as const

/** A field of site.yaml; in a list for files the name of the file belongs to it. */
const fieldOf = ({ isFile, subject }: Reader) => (isFile ? `${subject} in content/site.yaml` : subject)

const decide = 'or set `askUs: true` if you would rather be asked'

export const launchSentences: Sentences<LaunchRule> = {
  unconfirmed: ({ page, count }) =>
    `${page}: ${count === 1 ? 'one fact is' : `${count} facts are`} not confirmed. Read the page, and say in the editor that it is right.`,
  'unconfirmed-fact': ({ why }) => `Not confirmed: ${why}`,
  placeholder: ({ contact, value }, reader) => {
    const [what, advice] = contacts[contact]
    return `${fieldOf(reader)} is ${what}, ${value}: ${advice}.`
  },
  'placeholder-page': ({ name, url }, { isFile }) =>
    isFile
      ? `The address of the ${name} page in content/site.yaml is a placeholder, ${url}: type the page's own, or take its line out of \`social\`.`
      : `The address of the ${name} page is a placeholder, ${url}: type the page’s own, or take the page out`,
  'no-address': ({ value }, reader) => `${fieldOf(reader)} is not a web address: ${value}`,
  insecure: (_, reader) => `${fieldOf(reader)} must begin with https://, because browsers are told to insist on it.`,
  'no-host': ({ value }, reader) =>
    `${fieldOf(reader)} must be the name of a host and nothing else, such as https://www.the-resort.co.ke; it is ${value}`,
  'below-the-top': ({ value }, reader) =>
    `${fieldOf(reader)} must lead to the top of a host; the site cannot live below ${value}`,
  unanswered: ({ question, field, at }, { isFile }) =>
    isFile
      ? `“${question}” has no answer: fill in \`answer\` of \`${field}\` in ${at.file}, ${decide}.`
      : `“${question}” has no answer: answer it, or say that you would rather be asked`,
  'open-age': ({ at }, { isFile }) =>
    isFile
      ? `The age from which a child counts as a guest is open: fill in \`countFromAge\` of \`children\` in ${at.file}, ${decide}.`
      : 'The age from which a child counts as a guest is open: choose it, or say that you would rather be asked',
}
