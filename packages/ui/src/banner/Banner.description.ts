import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Banner',
  entry: 'banner',
  purpose: `A message about the whole page or the whole product, under the top bar: maintenance, a lost connection, a license that ends soon, a test
environment (\`hatch\`, amber and black, only for this).`,
  notFor:
    'The outcome of an action (a toast), a remark about a part of the page (`Note`), or an error of a form (its summary).',
  role: `plain text that begins with its kind, which is read and not shown. A banner that appears later gets \`role="status"\`, or
\`role="alert"\` when it must be read at once.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to its actions, then to the close button' },
    {
      keys: ['Enter', 'Space'],
      on: 'the close button',
      does: 'Closes it; the focus moves to the main part of the page',
    },
  ],
  aliases: ['announcement', 'system message', 'alert bar', 'notification bar'],
  status: 'stable',
  since: '1.0.0',
  related: ['Note', 'Toasts'],
}
