/** Texts of the imports of a user. (Identity specification §2, §8.) */
export const importMessages = {
  fetchOfUserFailed: 'Failed to fetch imports for user.', // specified: ERR-64
  saved: 'Imports saved.', // specified: ERR-65
  saveFailed: 'Failed to save imports.', // specified: ERR-66
  /** USER-93. */
  none: 'No Imports assigned to this user.', // specified: USER-93
  /** Above the switches, because other tabs have a Save. */
  savedAtOnce: 'Each switch saves immediately.',
  notFound: 'No such import system.',
  otherUser: 'Every entry must be for this user.',
  conflict: 'Someone else changed these imports while you were editing.',
} as const

export const importLabels = {
  tab: 'Imports',
  one: 'import system',
  many: 'import systems',
  on: 'On',
  ofProject: (name: string, projectId: number) => `${name} · Project ${projectId}`,
} as const
