import type { CompleteTexts } from '../locale/label-texts'

/** Texts of TextArea. */
export interface TextAreaLabels {
  /** The length, under the field: "12 of 500". */
  count: (count: number, maxCharacters: number) => string
  /** Announced when few characters are left: "20 characters left". */
  remaining: (count: number) => string
  /** Drawn and announced when the text is too long: "3 characters too many". */
  tooMany: (count: number) => string
}

/** The English texts of TextArea. */
export const TEXT_AREA_LABELS: CompleteTexts<TextAreaLabels> = {
  count: '{count} of {maxCharacters}',
  remaining: { one: '{count} character left', other: '{count} characters left' },
  tooMany: { one: '{count} character too many', other: '{count} characters too many' },
}

/** Shares of the maximum at which the remaining characters are announced, once each and not after every key. */
const ANNOUNCED_SHARES = [0.2, 0.1, 0.05, 0]

/** Length in UTF-16 code units, as schemas and the database count it. A line break is one, as in the value of a field. */
export const countCharacters = (text: string): number => text.length

/** The announcement for a length, or an empty text while more than a fifth of the maximum is left. */
export function getCountAnnouncement(count: number, maxCharacters: number, labels: TextAreaLabels): string {
  if (count > maxCharacters) return labels.tooMany(count - maxCharacters)
  const remaining = maxCharacters - count
  // The smallest share that is reached. The text stays the same until the next one, so it is announced once.
  const share = ANNOUNCED_SHARES.findLast((candidate) => remaining <= Math.floor(maxCharacters * candidate))
  return share === undefined ? '' : labels.remaining(Math.floor(maxCharacters * share))
}
