import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Filterable table',
  purpose: `How users find and compare many things. Filters are above the table and apply immediately; a changed filter starts at page 1. The row
count and the pages are docked below. Each user chooses row height and columns. A live region announces the result:
"26 users, page 1 of 2", or "No users found". In a product, keep filters, sort order and page in the URL.`,
  details: `"Clear filter" clears only the search, because the user chose the other filters on purpose, and moves the focus to the
search field.`,
  notFor: `A list that fits on a page: use a table without filters. Thousands of rows that are all in the browser:
use a \`WindowedTable\`.`,
  keys: [
    { keys: ['/'], does: 'Focuses the search field, from anywhere on the page' },
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Moves through the filters, the heads, the controls of each row, and the pages',
    },
    { keys: ['Enter'], does: 'On the link of a row: opens the row. On a head: sorts by this column' },
    { keys: ['Space', 'Enter'], does: 'On a badge: toggles it' },
  ],
  aliases: ['faceted table', 'search and filter'],
  status: 'stable',
  since: '1.0.0',
  related: ['Data table', 'Search field', 'Toggle badge'],
}
