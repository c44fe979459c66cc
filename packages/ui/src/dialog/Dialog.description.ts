import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Dialog',
  entry: 'dialog',
  purpose:
    'A short task above the page. The page waits until the user completes or cancels it. Below 640 px, the dialog is a bottom sheet.',
  notFor: `A yes or no question: use a \`ConfirmDialog\`. A form that is taller than a screen: give it a page. Confirming success: use a toast.`,
  role: '`dialog` (or `alertdialog`, described by its content), named by its title. The rest of the page is inert.',
  keys: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves through the controls of the dialog and never leaves it' },
    {
      keys: ['Escape'],
      does: 'Closes the dialog, unless it is busy or has no close button. The focus returns to the opener, or to the main landmark if the opener no longer exists',
    },
    { keys: ['↑', '↓', 'Page Up', 'Page Down'], does: 'Scrolls long content that has the focus' },
  ],
  aliases: ['modal', 'popup', 'sheet', 'lightbox'],
  status: 'stable',
  since: '1.0.0',
  related: ['Confirm dialog', 'Typed confirm dialog', 'Popover'],
  use: [
    'A short task with one to five fields and one result',
    'A selection that needs more space than a popover',
    'A warning that users must answer first (`role="alertdialog"`)',
  ],
  anatomy: ['Title, the accessible name', 'Close button', 'Content, which scrolls', 'Buttons, the main one last'],
  advice: [{ do: 'end with the verb of the title.', dont: 'end with “OK”. It does not say what happens.' }],
  content: [
    'The title is a verb and its object: “Assign 3 users”.',
    'The main button repeats the verb: “Assign”.',
    '“Cancel” changes nothing.',
    'The content says only what this task needs.',
  ],
  accessibility: [
    'The rest of the page is inert. The focus moves in, stays in, and returns to the opener.',
    'Tested in every story: axe, contrast in four themes, and 320 px from right to left with longer texts. Keyboard alone is a story of its own.',
    'Not tested with forced colors or text of 200 %.',
    'Not tried with a screen reader by a person.',
  ],
}
