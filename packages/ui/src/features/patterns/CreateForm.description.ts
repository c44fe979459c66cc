import type { ComponentDescription } from '../../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Create form',
  purpose: `Creates a record. \`CreateForm\` owns the submit, the errors and the leave guard. The guard does not ask after the save. A step between the
creation and the next page, such as a secret that is shown once, comes from \`getNextStep\`.`,
  notFor: 'Editing a record: use `EditForm`.',
  keys: [
    { keys: ['Tab'], does: 'Moves through the fields, then to the buttons' },
    { keys: ['Enter'], does: 'In a single-line field: saves' },
    { keys: ['Ctrl+S', '⌘+S'], does: 'Saves, from anywhere on the page' },
  ],
  aliases: ['new record', 'add form'],
  status: 'stable',
  since: '1.0.0',
  related: ['Edit form', 'Form'],
}
