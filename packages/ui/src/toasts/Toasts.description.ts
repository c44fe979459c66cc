import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Toasts',
  entry: 'toasts',
  purpose: `Confirms that an action succeeded, or reports a failure that belongs to no place on the screen. Add toasts through a queue
that does not depend on React: \`queue.success('User updated.')\`. Write one line in the past tense.`,
  details: `A success stays for 3 seconds, other kinds for 7, one with an action for 10, and a persistent toast until it is closed. The timers pause while the
pointer is over a toast, a toast has the focus, or the page is hidden. At most 5 toasts are visible; later ones wait.`,
  notFor: 'The error of a field, a form or a screen: show it where it happened. A question: use a `ConfirmDialog`.',
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
  use: [
    'A save or a deletion that succeeded.',
    'A failure in the background that belongs to no field or screen.',
    'A change that can be undone or retried, with one action.',
  ],
  content: [
    'One line in the past tense: "User updated."',
    'A failure says what failed, with its name: "Failed to save jsmith."',
    'The action is one verb: Retry, Undo.',
    'Nothing that users must read: a toast disappears.',
  ],
  accessibility: [
    'A new toast never takes the focus. F6 moves it there and back.',
    'The timers pause while the pointer or the focus is on a toast.',
    'Stays usable above an open dialog.',
    'Axe checked every story of this page, and the contrast of texts in all four themes.',
    'Worked with the keyboard alone (story Keyboard alone).',
    'Not tried with a screen reader by a person, and not by touch.',
  ],
  anatomy: [
    'Region: named "Notifications", at the bottom of the window',
    'Icon: the kind, which is announced as a word',
    'Text: one line; a long one scrolls',
    'Action: one at most; pressing it closes the toast',
    'Close: always there',
  ],
  advice: [
    { do: 'write one line in the past tense.', dont: 'explain what the page shows anyway.' },
    {
      do: 'offer the next step after a failure.',
      dont: 'report the error of a field. Show it at the field.',
    },
  ],
}
