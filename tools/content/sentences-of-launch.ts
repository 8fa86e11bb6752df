/** The sentences about what prevents a launch, though the content is sound. */
import type { LaunchRule } from './problem.ts'
import type { Sentences } from './reader.ts'

/** What a contact is called, and what to type in its place. */
const contacts = {
  siteUrl: ['The address of the site', 'a placeholder', 'type the address that the site will have'],
  phone: ['The telephone number', 'a placeholder that nobody can call', 'type the number that guests call'],
  whatsapp: ['The WhatsApp number', 'a placeholder', 'type the number that answers on WhatsApp'],
  email: ['The e-mail address', 'a placeholder', 'type the address of the mailbox that you read'],
} as const

const siteUrl = (isFile: boolean) => (isFile ? '`siteUrl` in content/site.yaml' : contacts.siteUrl[0])

const decide = 'or decide with `askUs: true` that guests ask you'

export const launchSentences: Sentences<LaunchRule> = {
  unconfirmed: ({ count }, { isFile }) => {
    const open = count === 1 ? 'One fact is not confirmed' : `${count} facts are not confirmed`
    const list = `To see ${count === 1 ? 'it' : 'them'}, type: npm run launch -- --list`
    return isFile ? `${open} (content/unconfirmed.yaml). ${list}` : open
  },
  placeholder: ({ contact, value }, { isFile }) => {
    const [name, what, advice] = contacts[contact]
    return `${isFile ? `\`${contact}\` in content/site.yaml` : name} is ${what}, ${value}: ${advice}.`
  },
  'placeholder-page': ({ name, url }, { isFile }) =>
    isFile
      ? `The address of the ${name} page in content/site.yaml is a placeholder, ${url}: type the page's own, or take its line out of \`social\`.`
      : `The address of the ${name} page is a placeholder, ${url}: type the page’s own, or take the page out`,
  'no-address': ({ value }, { isFile }) => `${siteUrl(isFile)} is no web address: ${value}`,
  insecure: (_, { isFile }) =>
    `${siteUrl(isFile)} must begin with https://, because browsers are told to insist on it.`,
  'no-host': ({ value }, { isFile }) =>
    `${siteUrl(isFile)} must be the name of a host and nothing else, such as https://www.the-resort.co.ke; it is ${value}`,
  'below-the-top': ({ value }, { isFile }) =>
    `${siteUrl(isFile)} must lead to the top of a host; the site cannot live below ${value}`,
  unanswered: ({ question, field, at }, { isFile }) =>
    isFile
      ? `“${question}” has no answer: fill in \`answer\` of \`${field}\` in ${at.file}, ${decide}.`
      : `“${question}” has no answer: answer it, or decide that guests ask you`,
  'open-age': ({ at }, { isFile }) =>
    isFile
      ? `The age from which a child counts as a guest is open: fill in \`countFromAge\` of \`children\` in ${at.file}, ${decide}.`
      : 'The age from which a child counts as a guest is open: choose it, or decide that guests ask you',
}
