import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Visually hidden',
  entry: 'visually-hidden',
  purpose: `Text for assistive technology only: a column header above icon buttons, the end of a shortened name, a status that sighted users see
in another form.`,
  notFor: 'A control, because keyboard users must see what they focus, or text that all users need.',
  role: 'plain text, or its `role`, such as `status`. It is not focusable and has no keys.',
  keys: [],
  noKeys: 'Tab skips it',
  aliases: ['screen reader only', 'sr-only', 'hidden text'],
  status: 'stable',
  since: '1.0.0',
  related: ['Toasts', 'Overflow tooltip'],
}
