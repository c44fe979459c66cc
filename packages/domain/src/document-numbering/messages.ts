import { pageTitles } from '../shared/page-titles'

/** Every text of document numbering. (Operations specification §4, §8.) */
export const documentNumberMessages = {
  fetchFailed: 'Failed to fetch document numbering.', // specified: MSG-17
  updateFailed: 'Failed to set document numbering.', // specified: MSG-18
  updated: 'Document numbering updated.', // specified: MSG-19
  failedTitle: 'Failed to update document numbering for the following document types', // specified: MSG-20
  wholeNumber: 'Enter a whole number of 0 or more.',
  tooHigh: 'Enter a number with 12 digits or fewer.',
  listedTwice: 'This resource type is listed twice.',
  invalid: 'Correct the invalid numbers.',
  none: 'This project has no document numbers',
  noneHelp: 'A resource type appears here when its first document is numbered.',
  refreshTitle: 'Discard your changes and refresh?',
  refreshText: 'You will lose the numbers that you typed.',
  refreshed: 'Document numbers refreshed.',
  conflict: 'Someone else changed these numbers while you were editing.',
  readOnly: (reason: string) => `You can view these numbers but not change them. ${reason}`,
  nextIs: (name: string, number: number) => `The next ${name.toLowerCase()} is ${number}.`,
  unused: (count: number) => (count === 1 ? '1 number stays unused.' : `${count} numbers stay unused.`),
  lower: (first: number, last: number) =>
    `Lower than the next number. ${first === last ? `Number ${first}` : `Numbers ${first} to ${last}`} may be assigned twice.`,
  sends: (changed: number, all: number) => `Submit sends ${changed} of ${all} numbers.`,
  sendsNothing: 'Submit sends only the numbers that you change.',
  rejected:
    'Someone else changed these numbers first. Refresh to use their numbers, or keep yours and submit them again.',
  savedAs: (name: string, number: number) => `${name} is saved as ${number}.`,
  reset: (name: string, number: number) => `${name} is reset to ${number}.`,
} as const

/** Labels of the Document Numbering tab. */
export const documentNumberLabels = {
  tab: pageTitles.documentNumbering,
  caption: 'Document numbers per resource type',
  resourceType: 'Resource Type', // specified: NUM-17
  nextNumber: 'Next Number', // specified: NUM-17
  newNextNumber: 'New Next Number', // specified: NUM-17
  difference: 'Difference',
  noChange: 'No change',
  newNextNumberOf: (name: string) => `New Next Number of ${name}`,
  resetTo: (name: string, number: number) => `Reset ${name} to ${number}`,
  summary: 'What Submit changes',
  changedElsewhere: 'Changed elsewhere to', // specified: NUM-09
  noNumber: 'No number',
  invalid: 'Invalid',
  refresh: 'Refresh',
  refreshAndDiscard: 'Discard and refresh',
  submit: 'Submit',
  keep: 'Keep my numbers',
  keys: { nextRow: 'Next row', step: 'Increase or decrease by 1', reset: 'Reset the number' },
} as const
