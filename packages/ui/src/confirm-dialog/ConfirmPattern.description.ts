import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Confirm',
  purpose: `How to confirm an action. The button that opens the dialog is outlined; the confirm button is filled and repeats the verb. While
the action is pending, the dialog cannot be closed. If it fails, the error appears in the dialog, which stays open. If it
succeeds, a toast says so, and the focus moves to the heading of the list.`,
  notFor: 'Actions that can be undone. For irreversible actions, ask for the name: `TypedConfirmDialog`.',
  keys: [
    { keys: ['Enter', 'Space'], does: 'Opens the dialog with the focus on Cancel' },
    { keys: ['Tab'], does: 'Moves to the confirm button' },
    { keys: ['Escape'], does: 'Cancels and returns the focus to the button that opened the dialog' },
  ],
  aliases: ['confirmation pattern', 'are you sure'],
  status: 'stable',
  since: '1.0.0',
  related: ['Confirm dialog', 'Typed confirm dialog'],
}
