/** Texts of the imports of a user. (Identity specification §2, §8.) */
export const importMessages = {
  fetchOfUserFailed: 'Failed to fetch imports for user.',
  saved: 'Imports saved.',
  saveFailed: 'Failed to save imports.',
  /** USER-93. */
  none: 'No Imports assigned to this user.',
  notFound: 'No such import system.',
  otherUser: 'All entries must name this user.',
  conflict: 'Somebody else saved these imports in the meantime.',
} as const

export const importLabels = {
  tab: 'Imports',
  one: 'import system',
  many: 'import systems',
  on: 'On',
} as const
