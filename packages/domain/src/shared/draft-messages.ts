import { joinNames } from './join-names'

/** Texts of the forms that edit a draft. */
export const draftMessages = {
  /** Heading of a conflict where the area has no sentence of its own. */
  conflict: 'Someone else changed this while you were editing',
  resolved: (resolved: number, all: number) => `${resolved} of ${all} ${all === 1 ? 'conflict' : 'conflicts'} resolved`,
  saveMerged: 'Save merged changes',
  unresolved: (fields: readonly string[]) => `Choose a version of ${joinNames(fields)} first.`,
  loadingTheirs: 'Loading their changes. Try again in a moment.',
} as const
