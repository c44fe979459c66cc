import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Combo box',
  entry: 'combo-box',
  purpose: `Picks one of many values by typing. An option matches when it contains every typed word, in any order, with or without
accents. Ten thousand options are as fast as ten: the list renders a hundred, centered on the chosen one, and counts the others.`,
  details:
    '**In a native form**: submits the value, not the label, under `name`; the empty text when nothing is chosen.',
  notFor: 'A few values (`Select`, `RadioGroup`), several values (`MultiComboBox`) or free text (`TextField`).',
  role: `\`combobox\`, named by its label, described by error and help, with a \`listbox\`. The focus stays in the input and
\`aria-activedescendant\` names the active \`option\`. The keys reach a disabled option, which shows its reason.`,
  keys: [
    { keys: ['Letters'], does: 'Filters, opens the list and offers the first match' },
    { keys: ['↓', '↑'], does: 'Opens the list; then moves and wraps around the ends' },
    { keys: ['Alt+↓', 'Alt+↑'], does: 'Opens the list without moving; closes it' },
    {
      keys: ['Home', 'End', 'Page Up', 'Page Down'],
      does: 'In the open list: first, last, ten up, ten down; Home and End otherwise move the caret',
    },
    { keys: ['Enter'], does: 'Chooses; with the list closed it submits the form' },
    { keys: ['Escape'], does: 'Closes the list and restores the text' },
    {
      keys: ['Tab'],
      does: 'Closes the list, restores the text and moves to the next control; with the list closed it moves to the button that clears',
    },
  ],
  aliases: ['autocomplete', 'typeahead', 'searchable select', 'dropdown with search'],
  status: 'stable',
  since: '1.0.0',
  related: ['Select', 'Multi combo box', 'Search field'],
  use: [
    'One of many values, up to ten thousand',
    'Values that users know by name',
    'Values that a server searches (`onSearch` and `filter="none"`)',
  ],
  anatomy: [
    'Label, the accessible name',
    'Input, filters the list',
    'Button that clears the choice',
    'Arrow: a press opens the list',
    'Help, describes the input',
  ],
  advice: [{ do: 'say what users can search for.', dont: 'repeat that the field is a search.' }],
  content: [
    'The label is a noun: “Project”.',
    'The placeholder names what is searched: “Name or city”.',
    'The label of an option is what users type. Its second line tells similar names apart.',
    'A `failure` is a sentence that says what failed: “Failed to load projects.”',
  ],
  accessibility: [
    'The focus stays in the input. The number of matches is announced when typing stops.',
    'Open list, active option and disabled option are exposed with `aria-expanded`, `aria-activedescendant` and `aria-disabled`.',
    'Tested in every story: axe, contrast in four themes, and 320 px from right to left with longer texts. Keyboard alone is a story of its own.',
    'Not tested with forced colors or text of 200 %.',
    'Not tried with a screen reader by a person.',
  ],
}
