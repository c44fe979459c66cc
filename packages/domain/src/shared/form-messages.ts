/** Headings and marks that the forms of all areas share. */
export const formLabels = {
  /** Beside the mark of required fields. */
  required: 'Required',
  identity: 'Identity',
  contact: 'Contact',
  access: 'Access',
  history: 'History',
  /** In place of a date. */
  never: 'Never',
  /** At the end of the label of a changed field. */
  was: (value: string) => `was ${value}`,
  wasEmpty: 'was empty',
  wasOn: 'was on',
  wasOff: 'was off',
  removeMany: (count: number) => `Remove ${count}`,
} as const

/** Before a save that takes many away at once. */
export const formMessages = {
  /** @param label of the field: `Users` */
  removeMany: (count: number, label: string) => `Remove ${count} ${label.toLowerCase()}?`,
  removesAtOnce: 'Saving removes all of them. To add them again, select each one.',
} as const
