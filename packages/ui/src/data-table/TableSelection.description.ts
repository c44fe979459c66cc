import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Table selection',
  purpose: `Select rows to perform an action on all of them. \`useSelection\` stores the selection across pages. \`SelectionBar\` is docked below the
table, shows how many rows are selected, and offers to select all matching rows. That selection is "all except a few", so
nothing has to load the other pages. \`useRowMode\` adds optional single-key shortcuts.`,
  notFor: 'A single row: put buttons into the row. A choice in a form: use checkboxes in a fieldset.',
  role: `a \`checkbox\` named by its row, "Select adaeze.okafor", and one in the head, which is mixed when some rows of the
page are selected. The bar is a \`region\`. A live region announces the count after each change.`,
  keys: [
    { keys: ['Space'], on: 'a checkbox', does: 'Selects or deselects the row' },
    {
      keys: ['Shift+Space'],
      on: 'a checkbox',
      does: 'Also includes all rows since the last toggled one, like Shift and a click',
    },
    { keys: ['F6'], does: 'Moves from the rows to the selection bar, and back to the same row' },
    {
      keys: ['Enter', 'Space'],
      on: 'Clear',
      does: 'Clears the selection and moves the focus to the checkbox in the head',
    },
    {
      keys: ['J', 'K'],
      does: 'In row mode: moves to the next or the previous row. Only these two keys repeat while held',
    },
    { keys: ['X'], does: 'In row mode: selects or deselects the row' },
    { keys: ['Enter'], does: 'In row mode: opens the row' },
    { keys: ['/'], does: 'In row mode: focuses the search field' },
    { keys: ['[', ']'], does: 'In row mode: opens the previous or the next page' },
  ],
  aliases: ['row selection', 'bulk actions', 'select all', 'batch actions'],
  status: 'stable',
  since: '1.0.0',
  related: ['Data table', 'Windowed table'],
}
