/** The elements of a table that may cut off their text. */
export const CUT_TEXT = 'th, td, th a, th button > span'
