import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Toasts',
  entry: 'toasts',
  purpose: `Confirms that an action succeeded, or reports a failure that belongs to no place on the screen. Add toasts through a queue
that does not depend on React: \`queue.success('User updated.')\`. Write one line in the past tense.`,
  details: `A success stays for 3 seconds, other kinds for 7, one with an action for 10, and a persistent toast until it is closed. The timers pause while the
pointer is over a toast, a toast has the focus, or the page is hidden. At most 5 toasts are visible; later ones wait.`,
  notFor:
    'The error of a field, a form or a screen: show it where it happened. Not for a question: use a `ConfirmDialog`.',
  role: `a \`region\` named "Notifications" with a list. An error is an \`alert\`, other kinds are a \`status\`. The
announcement starts with the kind, for example "Error: Failed to save."`,
  keys: [
    { keys: ['F6', 'Alt+T'], does: 'Moves the focus to the newest toast, and back' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves through the buttons of the toasts' },
    { keys: ['Enter', 'Space'], does: 'Presses the action or the close button' },
    { keys: ['Escape'], does: 'Closes the focused toast and moves the focus to the next one, else back' },
  ],
  aliases: ['snackbar', 'notification', 'flash message', 'alert'],
  status: 'stable',
  since: '1.0.0',
  related: ['Toast history', 'Banner', 'Note'],
}
