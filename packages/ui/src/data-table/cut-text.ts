/** Selector of the elements of a table that may cut off their text: cells, and links and sort buttons in them. */
export const CUT_TEXT = 'td, th, th *'
