import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Password field',
  entry: 'password-field',
  purpose: `A password that the user can reveal. The eye button shows the text and leaves the caret where it is. A press with the pointer also
leaves the focus in the field. With \`labels.capsLock\`, a note appears while Caps Lock is on and the field has the focus.`,
  notFor: 'One-time codes: users compare them with a message, so use a `TextField`.',
  role: 'browsers expose no role for a password; it is named by its label. The eye is a `button`, "Show password" or "Hide password".',
  keys: [
    { keys: ['Tab'], does: 'Moves to the field, then to the eye' },
    { keys: ['Enter'], does: 'In the field: submits the form' },
    { keys: ['Enter', 'Space'], does: 'On the eye: shows or hides the password and keeps the focus' },
    { keys: ['Escape'], does: 'Hides the reason of a disabled field' },
  ],
  aliases: ['show password', 'reveal password'],
  status: 'stable',
  since: '1.0.0',
  related: ['Text field', 'Requirements'],
}
