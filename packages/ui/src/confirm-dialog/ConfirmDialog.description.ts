import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Confirm dialog',
  entry: 'confirm-dialog',
  purpose: `Asks for confirmation before an action that cannot be undone or that has an unexpected consequence. The title is a question,
the text names the consequence, and the confirm button repeats the verb.`,
  notFor: `Actions that can be undone: perform them and offer Undo. Leaving a page with unsaved changes: use a
\`LeaveDialog\`.`,
  role: `\`alertdialog\`, named by the question, described by the consequence. If the action fails, the error is an
\`alert\` in the dialog, which stays open.`,
  keys: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves through the buttons' },
    {
      keys: ['Enter', 'Space'],
      does: 'Presses the focused button: initially the confirm button, or Cancel with `danger`',
    },
    { keys: ['Escape'], does: 'Cancels, unless the dialog is busy' },
  ],
  aliases: ['confirmation', 'are you sure', 'alert dialog'],
  status: 'stable',
  since: '1.0.0',
  related: ['Dialog', 'Typed confirm dialog', 'Confirm'],
}
