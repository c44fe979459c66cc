import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Note',
  entry: 'note',
  purpose:
    'A remark about the content around it: why a page is read-only, what a step will do, why a sign-in was refused.',
  notFor: "The outcome of an action (a toast), or an error of one field (the field's own `error`).",
  role: 'plain text. One that appears later gets `role="status"`, or `role="alert"` when it must be read at once.',
  keys: [{ keys: ['Tab'], does: 'Moves to its action, if it has one' }],
  aliases: ['alert', 'callout', 'inline message', 'hint'],
  status: 'stable',
  since: '1.0.0',
  related: ['Banner', 'Problem message', 'Toasts'],
}
