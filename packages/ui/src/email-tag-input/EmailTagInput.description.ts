import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Email tag input',
  entry: 'email-tag-input',
  purpose: `Email addresses, each a tag. Paste addresses separated by commas, semicolons, spaces, tabs or lines, with or without a name
(\`"Li, Ann" <ann@works.example>\`). A text that is not an address stays in its place as an invalid tag, and so does an address that the list
already has in any case. Text beyond the maximum stays in the input. Typed text becomes a tag when the focus leaves and when the
form is submitted; a submit that would lose text is canceled. The value contains the invalid texts too, so that the form can reject them.`,
  details:
    '**In a form**: `FormEmailTagInput`, wired by its `name`; its value is the list of all texts. A native form submits each text under `name`.',
  notFor: 'One address (`TextField`), or people of a known list (`MultiComboBox`).',
  role: `\`textbox\`, with a \`source\` \`combobox\`, named by its label, described by the error, the help and the count. The tags
are a \`list\` named "Recipients, 3 of 10", each a \`button\` named by its address and error, described by its keys. Every change is announced, with
the errors that it adds.`,
  keys: [
    { keys: ['Enter', ',', ';'], does: 'Adds the text as tags; Enter in an empty input submits the form' },
    { keys: ['Space'], does: 'After a complete address: adds it as a tag' },
    { keys: ['Tab'], does: 'Adds the text as tags, then moves to the next control' },
    { keys: ['↓', '↑', 'Enter'], does: 'With suggestions: moves among them; adds the active one' },
    { keys: ['Escape'], does: 'Closes the suggestions; cancels the edit of a tag' },
    { keys: ['Backspace', '←'], does: 'In an empty input, or before the text: moves to the last tag' },
    { keys: ['←', '→', 'Home', 'End'], does: 'On a tag: moves; past the last tag to the input' },
    {
      keys: ['Delete', 'Backspace'],
      does: 'On a tag: removes it; the focus moves to the next tag, else to the previous one, else to the input',
    },
    { keys: ['F2', 'Enter'], does: 'On a tag: edits it in its place; Enter saves the edit' },
    { keys: ['Ctrl+Z', 'Ctrl+Shift+Z'], does: 'Undoes and redoes changes of the tags' },
  ],
  aliases: ['recipients', 'email chips', 'token input', 'tag input'],
  status: 'stable',
  since: '1.0.0',
  related: ['Multi combo box', 'Text field'],
  use: [
    'Recipients of a report or of notices.',
    'Addresses that users copy from a mail program or a spreadsheet.',
    'Addresses outside the company, beside suggested ones from a `source`.',
  ],
  content: [
    'The label is a plural noun: Recipients.',
    'The help says what the people get, or how to separate addresses.',
    'An error of a tag is one short sentence: "Not an email address."',
    'The count is always visible. An error names the maximum.',
  ],
  accessibility: [
    'Exposes each tag as a `button` with its error in the name, in a `list` named with the count.',
    'Announces only the errors that a change adds.',
    'Axe checked every story of this page, and the contrast of texts in all four themes.',
    'The keyboard alone worked it in dark at 320 px, in contrast with text of 200 %, in forced colors at 320 px, and from right to left in dark contrast.',
    'Not tried with a screen reader by a person, and not by touch.',
  ],
  anatomy: [
    'Label: names the input and the list',
    'Count: the tags and the maximum',
    'Tag: a button that edits its address',
    'Remove: for mouse and touch; the keys are Delete and Backspace',
    'Invalid tag: keeps its place, with its error',
    'Input: the last part of the same box',
    'Error: the errors of all tags, under the box',
    'Help: describes the input',
  ],
  advice: [
    {
      do: 'keep a text that is not an address. The user can correct it.',
      dont: 'remove it for the user. The text is lost.',
    },
    { do: 'use it for several addresses.', dont: 'use it for one address. A text field is simpler.' },
  ],
}
