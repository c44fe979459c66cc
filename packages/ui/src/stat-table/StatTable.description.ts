import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Stat table',
  entry: 'stat-table',
  purpose: `Shows how much of a few limits is used: a name, the used amount, the maximum and the share as a bar. A row without a maximum shows
"Unlimited" and "N/A".`,
  notFor: 'Rows that are opened, sorted or selected (`DataTable`), or a single figure (`ProgressBar`).',
  role: `a \`table\` named by its label, with a \`meter\` in each row that has a maximum. When it is wider than its container, its
frame is a focusable \`region\` of the same name.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to the frame, only when it scrolls' },
    { keys: ['←', '→'], does: 'Scrolls the table' },
  ],
  aliases: ['metrics', 'statistics', 'figures'],
  status: 'stable',
  since: '1.0.0',
  related: ['Key value list', 'Data table'],
}
