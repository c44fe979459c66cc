/** Selector of the elements of a table that may truncate their text: cells, and links and sort buttons in them. */
export const TRUNCATABLE = 'td, th, th *'
