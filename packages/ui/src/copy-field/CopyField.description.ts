import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Copy field',
  entry: 'copy-field',
  purpose: `A value to copy: a key, an address, a reference. Show a toast in \`onCopied\` and \`onFailed\`; without them the field announces the outcome
itself.`,
  notFor: 'A value that is only read (`KeyValueList`), or one that is edited (`TextField`).',
  role: `a read-only \`textbox\` named by its label, and a \`button\` "Copy" with the label in its name. A hidden secret is not in the
document until the user shows it, and can be copied unseen. When the browser refuses, the value is selected and has the focus.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to the value, to Show of a secret, to Copy' },
    { keys: ['Enter', 'Space'], does: 'Shows, hides or copies' },
    { keys: ['Ctrl+C'], does: 'Copies the selected part of the value' },
  ],
  aliases: ['clipboard', 'copy button', 'secret', 'API key field'],
  status: 'stable',
  since: '1.0.0',
  related: ['Password field', 'Json panel'],
}
