import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Typed confirm dialog',
  entry: 'typed-confirm-dialog',
  purpose: `Asks for confirmation before an irreversible action: the person types the name of the item that will be lost. Case matters, spaces around
the name do not, and pasting works. List the consequences above the field.`,
  notFor: `Actions that can be undone or repeated: use a \`ConfirmDialog\`, or no dialog. People stop reading a dialog that they
fill in every day.`,
  role: `\`alertdialog\`, named by the question, described by the consequences, with a text field named by what to type.
Until the name matches, the confirm button has \`aria-disabled\` and says why.`,
  keys: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves between the field, which has the initial focus, and the buttons' },
    { keys: ['Enter'], does: 'In the field: confirms once the name matches. On a button: presses it' },
    { keys: ['Space'], does: 'Presses a button' },
    { keys: ['Escape'], does: 'Cancels, unless the dialog is busy' },
  ],
  aliases: ['type to confirm', 'dangerous action'],
  status: 'stable',
  since: '1.0.0',
  related: ['Confirm dialog', 'Dialog'],
}
