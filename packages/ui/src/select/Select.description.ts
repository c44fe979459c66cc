import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Select',
  entry: 'select',
  purpose: `One of a few values, with the browser's own list, keys, type-ahead and picker on a phone. Use \`stacked\` in a form and \`prefixed\` in a
toolbar, where the label is inside the outline.`,
  details: `**Disabled options** stay in the list, with their reason after the label: a native list cannot show it in another way.

**Required**: a native form is not submitted while a field with \`isRequired\` is empty; the field shows \`requiredError\`. A form with \`noValidate\`, such as \`Form\`, validates itself.`,
  notFor: 'More than about fifty values or for values that users search (`ComboBox`), or for an action (`MenuButton`).',
  role: '`combobox`, named by its label, described by error and help.',
  keys: [
    { keys: ['Tab'], does: 'Moves to the select, even if it is disabled' },
    { keys: ['↑', '↓', 'Letters'], does: 'Selects another value' },
    { keys: ['Space', 'Enter', 'Alt+↓'], does: 'Opens the list' },
    { keys: ['Escape'], does: 'Closes the list, or hides the reason of a disabled select' },
  ],
  aliases: ['dropdown', 'picker', 'drop-down list', 'choice'],
  status: 'stable',
  since: '1.0.0',
  related: ['Combo box', 'Radio group', 'Menu button'],
}
