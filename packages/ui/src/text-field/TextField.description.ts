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
  role: '`textbox`, or the role of its `type`; named by the label; described by error, help and note, in this order.',
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
  use: [
    'A name, a code, an address or a phone number on one line',
    'A value that users read and copy (`isReadOnly`)',
    'A short text with an icon, a unit or a small button beside it',
  ],
  anatomy: [
    'Label, the accessible name',
    'End of the label: “Optional” or a link',
    'Icon, hidden from assistive technology',
    'Input',
    'Error, says what to enter',
    'Help, says how to fill the field in',
  ],
  advice: [
    {
      do: 'keep the label above the field, where it stays visible.',
      dont: 'use a placeholder as the label. It disappears with the first letter.',
    },
    { do: 'say what to enter.', dont: 'say only that the value is invalid.' },
  ],
  content: [
    'A label is a noun without a colon: “Position”.',
    'Help is one sentence about how to fill the field in: “Letters, digits and dots.”',
    'A placeholder is an example and never replaces the label.',
    'An error says what to do: “Enter a valid email address.”',
    'Write “Optional” at the end of the label (`labelEnd`) if the field can stay empty.',
  ],
  accessibility: [
    'The error comes first in the description. An error that appears is announced.',
    'Tested in every story: axe, contrast in four themes, and 320 px from right to left with longer texts. Keyboard alone is a story of its own.',
    'Not tested with forced colors or text of 200 %.',
    'Not tried with a screen reader by a person.',
  ],
}
