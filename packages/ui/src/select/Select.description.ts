import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Select',
  entry: 'select',
  purpose: `One of a few values, with the browser's own list, keys, type-ahead and picker on a phone. Use \`stacked\` in a form and \`prefixed\` in a
toolbar, where the label is inside the outline.`,
  details: `**Disabled options** stay in the list, with their reason after the label: a native list cannot show it in another way.

**Required**: a native form is not submitted while a field with \`isRequired\` is empty; the field shows \`requiredError\`. A form with \`noValidate\`, such as \`Form\`, validates itself.`,
  notFor: 'More than about fifty values or values that users search (`ComboBox`), or an action (`MenuButton`).',
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
  use: [
    'One of about 3 to 50 known values',
    'A choice on a phone: the list is the picker of the device',
    'A filter in a toolbar (`prefixed`)',
  ],
  anatomy: [
    'Label, the accessible name',
    'End of the label: “Optional” or a link',
    'Value, or the placeholder',
    'Arrow: the list of the browser opens',
    'Error, says what to select',
    'Help, says what the choice changes',
  ],
  advice: [
    { do: 'start without a value if none is a safe default.', dont: 'select a value that users may not notice.' },
  ],
  content: [
    'The label is a noun: “License”.',
    'The placeholder is a verb and the noun: “Select a license”.',
    'All options have the same form: all nouns, or all short phrases.',
    'The reason of a disabled option is a sentence: “It expired in March.”',
  ],
  accessibility: [
    'A native `<select>`: its list, keys and type-ahead are those of the browser.',
    'Error and help describe it. An error that appears is announced.',
    'Tested in every story: axe, contrast in four themes, and 320 px from right to left with longer texts. Keyboard alone is a story of its own.',
    'Not tested with forced colors or text of 200 %.',
    'Not tried with a screen reader by a person.',
  ],
}
