import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Search field',
  entry: 'search-field',
  purpose: `Filters the content below it while the user types. It calls \`onChange\` after a pause. A value that was set elsewhere (Back, "Clear
filter") replaces the typed text; an earlier text that comes back late does not.`,
  notFor: 'Choosing one of many values (`Select`, `ComboBox`).',
  role: '`searchbox`, named by its visually hidden label.',
  keys: [
    { keys: ['/'], does: 'Focuses the field from anywhere on the page, except from another text field' },
    { keys: ['Enter'], does: 'Searches at once; not while an input method editor composes a character' },
    { keys: ['Escape'], does: 'Clears the text; in an empty field, the dialog around it handles the key' },
    { keys: ['Tab'], does: 'Moves to the clear button if there is text, then out of the field' },
  ],
  aliases: ['search box', 'filter box'],
  status: 'stable',
  since: '1.0.0',
  related: ['Text field', 'Filterable table'],
  use: [
    'Filtering the table, tree or list below it while the user types',
    'One filter of a page that the key `/` reaches from anywhere',
  ],
  anatomy: [
    'Icon, hidden from assistive technology',
    'Input; its label is visually hidden',
    'Button that clears the text; without a text, the key that focuses the field',
  ],
  content: [
    'The label says what is filtered: “Filter users”.',
    'The placeholder names what is searched: “Name, username or email”.',
    'Below it, say how many are left: “3 of 240 users”.',
  ],
  accessibility: [
    'The label is visually hidden. The placeholder is no part of the name.',
    'The shortcut is exposed by `aria-keyshortcuts`.',
    'Tested in every story: axe, contrast in four themes, and 320 px from right to left with longer texts. Keyboard alone is a story of its own.',
    'Not tested with forced colors or text of 200 %.',
    'Not tried with a screen reader by a person.',
  ],
}
