import { joinNames } from './join-names'

/** Texts of the forms that edit a draft. */
export const draftMessages = {
  /** Heading of a conflict where the area has no sentence of its own. */
  conflict: 'Someone else changed this while you were editing',
  /** The same, of a version whose author is known. */
  conflictBy: (name: string, when: string) => `${name} changed this ${when}, while you were editing`,
  /** The same, of a version that the current user saved elsewhere. */
  conflictByYou: (when: string) =>
    `You changed this ${when} in another tab or on another device, while you were editing`,
  otherVersion: 'Other version',
  useOther: 'Use the other changes',
  /** Beside "Their version". */
  author: (name: string, when: string) => `${name}, ${when}`,
  at: (time: string) => `at ${time}`,
  on: (date: string) => `on ${date}`,
  resolved: (resolved: number, all: number) => `${resolved} of ${all} ${all === 1 ? 'conflict' : 'conflicts'} resolved`,
  /** In a dialog. */
  save: 'Save', // specified: PROJ-37
  cancel: 'Cancel', // specified: PROJ-37
  /** For a save that asks first. */
  saveAsking: 'Save…',
  saveMerged: 'Save merged changes',
  unresolved: (fields: readonly string[]) => `Choose a version of ${joinNames(fields)} first.`,
  addAgain: 'Add it again',
  discardRemoved: 'Discard',
  /** After a save during which the user changed something. */
  partlySaved: 'Saved your earlier changes. Your later changes are not saved yet.',
  /** The same after a save that created the record, because a second save would create another one. */
  createdPartly: (fields: readonly string[]) =>
    `Saved your earlier entries. Your later changes to ${joinNames(fields)} are not saved. Copy the changes that you need, then continue to the saved entry.`,
  createdAlready: 'This entry is already saved. Continue, then edit the saved entry.',
  continueWithout: 'Continue without these changes',
  loadingTheirs: 'Loading their changes. Try again in a moment.',
} as const
