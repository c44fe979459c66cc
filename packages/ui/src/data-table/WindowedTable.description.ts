import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Windowed table',
  entry: 'windowed-table',
  purpose: `A virtualized table for a long list that is all in the browser: 100,000 rows and more in a single scroll container, sorted, searched
and selected without a delay. It renders only the visible rows. \`useRowView\` sorts and searches, \`useRowSelection\` selects, and
\`SelectionBar\` offers actions for the selected rows. Missing values come last in both directions. After a refetch, the
selection and the focus are on the same rows.`,
  notFor: 'Rows that a server pages: use a `DataTable`. Rows of different heights, or a tree.',
  role: `a native \`table\` inside a scrolling \`region\`, both named by the caption. \`aria-rowcount\` and \`aria-rowindex\`
include the rows that are not rendered. The first data cell is a \`rowheader\`. Each row has a \`checkbox\` with its name, and the head
has one that can be mixed. Polite live regions announce search results, the sort order and the number of selected rows.`,
  keys: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Moves through the heads, then to the last focused row or the first visible one, through its controls, and out of the table',
    },
    { keys: ['Tab', 'Shift+Tab'], on: 'rows with fields to type in', does: 'Moves through the fields of all rows' },
    {
      keys: ['↑', '↓'],
      on: 'a checkbox, link, button or one-line field of a row',
      does: 'Moves to the same control of the previous or the next row, and scrolls it into view',
    },
    { keys: ['↑', '↓', 'Page Up', 'Page Down'], on: 'the region', does: 'Scrolls' },
    { keys: ['Home', 'End'], on: 'the region', does: 'Scrolls to the first or the last row' },
    {
      keys: ['Ctrl+Home', 'Ctrl+End'],
      on: 'a control',
      does: 'Moves to the same control of the first or the last row',
    },
    {
      keys: ['Enter', 'Space'],
      on: 'a head',
      does: 'Sorts by this column: ascending first, then reversed. The focus stays',
    },
    { keys: ['Space'], on: 'a checkbox', does: 'Selects or deselects the row' },
    { keys: ['Shift+Space'], on: 'a checkbox', does: 'Also includes all rows since the last toggled one' },
    { keys: ['Enter'], on: 'a link', does: 'Opens the row' },
  ],
  aliases: ['virtual table', 'virtualized list', 'infinite scroll', 'data grid'],
  status: 'stable',
  since: '1.0.0',
  related: ['Data table', 'Table selection'],
}
