import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Data table row toolbar',
  purpose:
    'Makes the controls of a row one tab stop. Mark their columns with `isTool`; the cells can be anywhere in the row.',
  notFor: 'A row with one control, which is a tab stop anyway. The link of the row and its checkbox.',
  role: `each of these cells has a \`toolbar\` named "Actions for adaeze.okafor: Active". The row keeps its cells, so that screen readers
still read it as a table.`,
  keys: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: "Enters the row's toolbar at the control that had the focus last, and leaves it",
    },
    { keys: ['←', '→'], does: 'Moves to the previous or next control, in the direction of the text' },
    { keys: ['Home', 'End'], does: 'Moves to the first or the last control' },
  ],
  aliases: ['row actions', 'row menu', 'hover actions'],
  status: 'stable',
  since: '1.0.0',
  related: ['Data table', 'Menu button'],
}
