import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Data table',
  entry: 'data-table',
  purpose: `Rows of the same kind, to find, compare and open. Heads sort the rows. The first cell contains the link of the row; a click anywhere
on the row follows it, with Ctrl or the middle button in a new tab. A table that is wider than its container scrolls in its own
region. Columns keep their width from skeletons to data, and the focus stays on its row.`,
  details:
    'For selection with `useSelection` and `SelectionBar`, and for single-key shortcuts with `useRowMode`, see Table selection.',
  notFor: `A few facts about one thing: use a KeyValueList. Not for a tree, and not for editing many values at once. Not for a long
list that is all in the browser: use a WindowedTable.`,
  role: `a native \`table\` inside a \`region\`, both named by the caption. The first cell is a \`rowheader\`. A sortable head
is a \`button\`, and the sorted column has \`aria-sort\`. A polite live region announces changes, such as "240 users, page 2 of 10"
or "No users found".`,
  keys: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Moves through heads, links and controls. The sticky head and the footer never cover the focus',
    },
    {
      keys: ['Enter', 'Space'],
      on: 'a head',
      does: 'Sorts by this column: ascending first, then reversed. The focus stays',
    },
    { keys: ['Enter'], on: 'a link', does: 'Opens the row' },
    { keys: ['←', '→'], on: 'the region', does: 'Scrolls a table that is wider than its container' },
  ],
  aliases: ['table', 'grid', 'list', 'data grid'],
  status: 'stable',
  since: '1.0.0',
  related: ['Windowed table', 'Table selection', 'Pagination', 'Filterable table'],
}
