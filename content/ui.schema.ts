import { fields } from './fields.ts'
import { ui } from './words/ui.ts'
import { wordsLike } from './words.ts'

export const uiSchema = fields(wordsLike(ui), 'Words of the interface: buttons, labels, messages.')

/** @public Named by app/content.declarations.ts. */
export type Ui = typeof ui
