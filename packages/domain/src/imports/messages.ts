/** Texts of the imports of a user. (Identity specification §2, §8.) */
export const importMessages = {
  fetchOfUserFailed: 'Failed to fetch imports for user.',
  saved: 'Imports saved.',
  saveFailed: 'Failed to save imports.',
  /** USER-93. */
  none: 'No Imports assigned to this user.',
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
} as const
