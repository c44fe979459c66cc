/** Headings and marks that the forms of all areas share. */
export const formLabels = {
  /** Beside the mark of required fields. */
  required: 'Required',
  identity: 'Identity',
  contact: 'Contact',
  access: 'Access',
  history: 'History',
  /** At the end of the label of a changed field. */
  was: (value: string) => `was ${value}`,
  wasEmpty: 'was empty',
  wasOn: 'was on',
  wasOff: 'was off',
} as const
