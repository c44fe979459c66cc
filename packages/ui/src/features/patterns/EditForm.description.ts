import type { ComponentDescription } from '../../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Edit form',
  purpose:
    'Edits a record. `EditForm` owns the submit, the conflict panel, the unsaved bar and the leave guard; the fields are its children.',
  details: `- **Refresh**: untouched fields follow the server. A field that both sides changed needs a choice.
- **Rejected because someone else saved first**: the panel takes the focus. One press saves the merged result over their version.
- **Failed**: the message is in the bar, and errors of fields are at the fields. Everything typed stays.`,
  notFor: 'Creating a record: use `CreateForm`. A control that saves immediately.',
  keys: [
    { keys: ['Tab'], does: 'Moves through the choices of a conflict, the fields, then the bar' },
    { keys: ['Ctrl+S', '⌘+S'], does: 'Saves, from anywhere on the page' },
    { keys: ['Enter'], does: 'In a single-line field: saves' },
  ],
  aliases: ['editor page', 'update form'],
  status: 'stable',
  since: '1.0.0',
  related: ['Draft edit form', 'Create form', 'Form with unsaved bar'],
}
