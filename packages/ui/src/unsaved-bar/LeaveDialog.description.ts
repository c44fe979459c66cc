import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Leave dialog',
  entry: 'leave-dialog',
  purpose: `Asks before the user leaves a page with unsaved changes, and lists the changes. Open it when the router is about to navigate.
With \`onSave\`, the user can also save and leave; if the save fails, the dialog closes and the page shows why.
For closing or reloading the tab, use \`useUnloadGuard\`: the browser then asks with its own text.`,
  notFor: 'Discard in the `UnsavedBar`: a user who presses Discard has already decided.',
  role: '`alertdialog`, named by the question, described by the changes.',
  keys: [
    { keys: ['Enter', 'Space'], does: 'Presses the focused button; Stay has the initial focus' },
    { keys: ['Tab'], does: 'Moves to "Leave and discard", "Save and leave" and the close button' },
    { keys: ['Escape'], does: 'Stays' },
  ],
  aliases: ['unsaved changes dialog', 'discard dialog'],
  status: 'stable',
  since: '1.0.0',
  related: ['Leave guard', 'Unsaved bar', 'Confirm dialog'],
}
