/** Texts about unsaved changes that this device stores (DRAFT-02, DRAFT-08, DRAFT-11). */
export const storedDraftMessages = {
  found: (age: string) => `You have unsaved changes on this device, from ${age}.`,
  changedSince: (changes: string) => `The saved version has changed since then: ${changes}.`,
  others: (count: number) => `${count} other ${count === 1 ? 'change' : 'changes'}`,
  olderForm: 'This form has changed since then. Only the fields that still exist can be restored.',
  unreadable: 'Your unsaved changes on this device could not be read, so they were removed.',
  notStored: 'This device could not store your unsaved changes. Save them before you close this page.',
  /** Why a draft cannot be restored now: it would replace newer changes. */
  dirty: 'Discard your new changes first.',
  restore: 'Restore my changes',
  discard: 'Discard them',
  close: 'Close',
  restored: 'Your unsaved changes are back. Save to keep them.',
  discarded: 'Removed the stored changes.',
  justNow: 'less than a minute ago',
} as const
