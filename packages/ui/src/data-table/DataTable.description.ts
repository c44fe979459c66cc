import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Data table',
  entry: 'data-table',
  purpose: `Rows of the same kind, to find, compare and open. Heads sort the rows. The first cell contains the link of the row; a click anywhere
on the row follows it, with Ctrl or the middle button in a new tab. A table that is wider than its container scrolls in its own
region. Columns keep their width from skeletons to data, and the focus stays on its row.`,
  details:
    'For selection with `useSelection` and `SelectionBar`, and for single-key shortcuts with `useRowMode`, see Table selection. A page without a top bar sets `--sw-sticky-top: 0px`.',
  notFor: `A few facts about one thing: use a \`KeyValueList\`. A tree, or editing many values at once. A long
list that is all in the browser: use a \`WindowedTable\`.`,
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
  use: [
    'Things of one kind that users find, compare and open.',
    'Pages of rows that a server sorts and filters.',
    'Rows with a few controls, such as a toggle badge.',
  ],
  content: [
    'The caption is a plural noun: Users.',
    'The first column has the name that users search for, and the link.',
    'A head has one to three words. Only numbers are aligned at the end.',
    'An empty table says what would be here and how to add one.',
    'The announcement has the count: "240 users, page 2 of 10".',
  ],
  accessibility: [
    'Exposes a native `table` with row and column headers, and `aria-sort` on the sorted column.',
    'A table that scrolls sideways is a tab stop. One that does not scroll is none.',
    'Axe checked every story of this page, and the contrast of texts in all four themes.',
    'Axe also checked the user list of the portal at 1440 px in all four themes, and at 320 px.',
    'Worked with the keyboard alone (story Keyboard alone). The sticky head and footer never cover the focus.',
    'Not tried with a screen reader by a person, and not by touch.',
  ],
  anatomy: [
    'Region: scrolls a table that is wider, and has its name',
    'Head: a button if the column can be sorted',
    'Sorted column: an arrow and `aria-sort`',
    'Row link: names and opens the row',
    'Control: works without opening the row',
    'Number: aligned at the end',
    'Footer: the count and the pages',
  ],
  advice: [
    { do: 'align numbers at the end, so that digits line up.', dont: 'align them at the start.' },
    {
      do: 'say in an empty table how to add the first row.',
      dont: 'show only the heads. A reader waits for the rows.',
    },
  ],
}
