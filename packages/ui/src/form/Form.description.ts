import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Form',
  entry: 'form',
  purpose: `Fields that are validated and submitted together. Each field is wired by its \`name\` (\`FormTextField\`, \`FormPasswordField\`,
\`FormTextArea\`, \`FormCheckbox\`, \`FormSelect\`), and typing in one renders no other. Name the type of the values to check the path:
\`<FormTextField<Person> name="firstName" />\`.`,
  details: `**Errors**: after an invalid submit, a summary takes the focus and links to the fields. It stays until the next submit and marks corrected
entries; once all are corrected it is no longer drawn as an error. \`applyServerErrors\` shows errors from a server at their fields, and
those without a field in the summary. When \`onSubmit\` throws or rejects, the form shows the failure, keeps every value and can be submitted again.`,
  notFor: 'A filter, which applies while the user types: use a `SearchField` and other controls in a toolbar.',
  role: '`form` if it has a name (`aria-label`). The summary is a `group`, named by its heading. A failed submit is an `alert`.',
  keys: [
    { keys: ['Enter'], on: 'a field', does: 'Submits; does nothing while a submit is pending' },
    { keys: ['Tab'], on: 'the summary', does: 'Moves from link to link' },
    { keys: ['Enter'], on: 'a link', does: 'Moves to the field' },
  ],
  aliases: ['validation', 'form layout'],
  status: 'stable',
  since: '1.0.0',
  related: ['Form fields', 'Fault summary', 'Form with unsaved bar'],
  use: [
    'Fields that are saved together',
    'Errors of several fields, from a schema or from a server',
    'A submit that can fail and must not lose what users typed',
  ],
  advice: [
    {
      do: 'let users submit, and then say what is missing.',
      dont: 'disable the button until all fields are valid. Users don’t learn what is missing.',
    },
  ],
  content: [
    'An error says what to enter: “Enter a first name.” The summary adds the label.',
    'The submit button names the result: “Save”, “Add User”.',
    'Labels don’t repeat the title: “Name”, not “Name of the user”.',
    'An error without a field says what to do next.',
  ],
  accessibility: [
    'After an invalid submit, the focus moves to the summary, whose links move it to the fields.',
    'A failed submit is an `alert`. The focus stays on the button.',
    'Tested in every story: axe, contrast in four themes, and 320 px from right to left with longer texts. Keyboard alone is a story of its own.',
    'Not tested with forced colors or text of 200 %.',
    'Not tried with a screen reader by a person.',
  ],
}
