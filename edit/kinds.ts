/**
 * `words` are read by guests, `line` is any other text. `cell` is yes, no, or a few words. `group` holds nothing yet and is
 * filled in as a whole; `list` is a list without entries.
 */
export type Kind =
  | 'words' | 'line' | 'number' | 'sum' | 'yes-no' | 'cell' | 'choice' | 'choices' | 'icon' | 'ink' | 'picture'
  | 'time' | 'day' | 'month' | 'phone' | 'web' | 'email' | 'group' | 'list'
