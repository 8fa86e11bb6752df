/** What an owner calls an id that may be chosen: the name of the stay, place or experience, else its words. */
import { plainText } from '../../lib/text.ts'
import { fieldAt } from './editor-state.ts'

const homes = ['accommodations.yaml#stays', 'enjoyments.yaml#experiences', 'location.yaml#nearby.places']

export function optionName(option: string): string {
  const names = homes.map((home) => fieldAt(`${home}.${option}.name`)?.value)
  const name = names.find((each) => typeof each === 'string')
  return name === undefined ? option.replaceAll('-', ' ') : plainText(name)
}
