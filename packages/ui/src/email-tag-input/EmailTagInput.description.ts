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
  notFor: 'One address (`TextField`), or for people of a known list (`MultiComboBox`).',
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
}
