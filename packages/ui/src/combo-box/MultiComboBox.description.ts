import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Multi combo box',
  entry: 'multi-combo-box',
  purpose: `Picks any number of values by typing. Each chosen value is a tag before the input, and pressing the tag removes the
value. The list stays open after choosing and the search text is selected, so that the next key starts a new search. After clearing, **Undo** and
Ctrl+Z restore all values.`,
  details: '**In a native form**: submits each value under `name`.',
  notFor: 'A few values (`CheckboxGroup`), one of many (`ComboBox`) or values with parts (`TreeCheckbox`).',
  role: `\`combobox\` with a multiselectable \`listbox\`, named by its label, described by error and help; the tags are a
\`list\` named "Selected". The number of selected values is announced.`,
  keys: [
    { keys: ['Letters'], does: 'Filters, opens the list and offers the first match' },
    { keys: ['↓', '↑', 'Alt+↓', 'Alt+↑', 'Home', 'End', 'Page Up', 'Page Down'], does: 'As in a combo box' },
    { keys: ['Enter'], does: 'Chooses, or removes a chosen value; the list stays open' },
    { keys: ['Escape'], does: 'Closes the list' },
    {
      keys: ['Tab'],
      does: 'Closes the list and moves to the next control; with the list closed it moves to the buttons that undo and clear',
    },
    { keys: ['Backspace', '←'], does: 'In an empty input, or before the text: moves to the last tag' },
    { keys: ['←', '→', 'Home', 'End'], does: 'On a tag: moves; past the last tag to the input' },
    {
      keys: ['Delete', 'Backspace', 'Enter', 'Space'],
      does: 'On a tag: removes it; the focus moves to the next tag, else to the previous one, else to the input',
    },
    { keys: ['Ctrl+Z'], does: 'After clearing: restores the values' },
  ],
  aliases: ['multi-select', 'tag picker', 'token field', 'multiple select'],
  status: 'stable',
  since: '1.0.0',
  related: ['Combo box', 'Email tag input', 'Checkbox group'],
}
