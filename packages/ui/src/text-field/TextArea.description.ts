import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Text area',
  entry: 'text-area',
  purpose: `Several lines of plain text. It grows with its text in browsers that support it, and users can drag its corner.
With \`maxCharacters\` it shows the length and announces it when few characters are left. Users can still type and paste more, so no text
is cut without notice.`,
  notFor: 'A single line (`TextField`) or a list of addresses (`EmailTagInput`).',
  role: 'a multi-line `textbox`, named by its label, described by error, note and help.',
  keys: [
    { keys: ['Tab'], does: 'Moves to the field and out of it; it never types a tab' },
    { keys: ['Enter'], does: 'Adds a line' },
    { keys: ['Escape'], does: 'Hides the reason of a disabled field' },
  ],
  aliases: ['multi-line input', 'textarea', 'comment box'],
  status: 'stable',
  since: '1.0.0',
  related: ['Text field'],
}
