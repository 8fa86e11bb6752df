/**
 * `words` are read by guests, `line` is any other text. `cell` is yes, no, or a few words. `group` is an empty group,
 * filled in as a whole; `list` is a list without entries. `yearly` is a day with its year, or one of every year.
 */
export type Kind =
  | 'words'
  | 'line'
  | 'number'
  | 'sum'
  | 'yes-no'
  | 'cell'
  | 'choice'
  | 'choices'
  | 'icon'
  | 'ink'
  | 'picture'
  | 'time'
  | 'day'
  | 'yearly'
  | 'month'
  | 'phone'
  | 'web'
  | 'email'
  | 'group'
  | 'list'
