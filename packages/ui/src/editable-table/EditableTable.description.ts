import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Editable table',
  entry: 'editable-table',
  purpose: `Rows that the user edits in place: each cell is a field or a text. The caller keeps the rows; the table moves the focus when one is
added or removed. In a narrow window each row is a card.`,
  details: `A field has a hidden label that names its row ("Value of Crane access") and shows its own error. An error of the rows as a
whole is \`error\`.`,
  notFor: `Rows that are opened, sorted or selected (\`DataTable\`), more than a few thousand rows (\`WindowedTable\`), or weights
(\`WeightEditor\`).`,
  role: `a \`table\` named by its caption. Each \`row\` has a name, and its Remove button too. When the table is wider than its
container, its frame is a focusable \`region\` of the same name. A removed row is announced.`,
  keys: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves through the fields and buttons, row by row' },
    { keys: ['Enter', 'Space'], on: 'Add', does: 'Adds a row and moves to its first field' },
    {
      keys: ['Enter', 'Space'],
      on: 'Remove',
      does: 'Removes the row and moves to the next row, else to the previous one, else to Add',
    },
    { keys: ['←', '→'], on: 'the frame', does: 'Scrolls the table, only when it is wider than its container' },
  ],
  aliases: ['inline editing', 'spreadsheet', 'grid editor'],
  status: 'stable',
  since: '1.0.0',
  related: ['Data table', 'Vertex table'],
}
