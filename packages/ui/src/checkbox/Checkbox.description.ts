import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Checkbox',
  entry: 'checkbox',
  purpose: `Turns an option on or off when the form is saved. With \`isIndeterminate\` it represents several items of which some are on. A dashed
checkbox cannot be changed here and shows the reason.`,
  notFor: 'A state in a row that changes at once (`ToggleBadge`) or for a tree (`TreeCheckbox`).',
  role: '`checkbox`, checked, unchecked or mixed, named by its label. Its target is 24 px, its drawing 16.',
  keys: [
    { keys: ['Tab'], does: 'Moves to the checkbox, even if it is disabled' },
    { keys: ['Space'], does: 'Checks or unchecks it' },
    { keys: ['Escape'], does: 'Hides the reason of a disabled checkbox' },
  ],
  aliases: ['check box', 'tick box'],
  status: 'stable',
  since: '1.0.0',
  related: ['Checkbox group', 'Switch', 'Tree checkbox'],
}
