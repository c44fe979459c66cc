import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Text field',
  entry: 'text-field',
  purpose: `One line of text in a form, with its label above and its help below. An error appears between field and help, with an icon. Rest props
and \`ref\` reach the \`<input>\`.`,
  details:
    '**Required**: a native form is not submitted while a field with `isRequired` is empty; the field shows `requiredError`. A form with `noValidate`, such as `Form`, validates itself.',
  notFor: `Several lines (\`TextArea\`), a password (\`PasswordField\`), filtering a list (\`SearchField\`) or one of a few values
(\`Select\`). Use \`isReadOnly\` for a value that is never editable here, and \`disabledReason\` for one that is not editable now; both can
be focused and copied. Mark optional fields with \`labelEnd\`.`,
  role: '`textbox`, or the role of its `type`; named by the label; described by error, note and help, in this order.',
  keys: [
    { keys: ['Tab'], does: 'Moves to the field, even if it is read-only or disabled' },
    { keys: ['Letters'], does: 'Types' },
    { keys: ['Enter'], does: 'Submits the form around it' },
    { keys: ['Escape'], does: 'Hides the reason of a disabled field' },
  ],
  aliases: ['input', 'text input', 'text box', 'textbox'],
  status: 'stable',
  since: '1.0.0',
  related: ['Text area', 'Number field', 'Search field'],
}
