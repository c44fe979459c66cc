import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Problem message',
  entry: 'problem-message',
  purpose: `Shows what could not be loaded: the server's message, Retry, and the details for the support team. \`page\` replaces the page content,
\`region\` replaces a part of it.`,
  notFor: `A rejected form: its fields and its summary show the errors. An action in a dialog: show the error there. A
background action: use a toast.`,
  role: '`alert`. Retry keeps its position and the focus while it is busy.',
  keys: [
    { keys: ['Tab'], does: 'Moves to Retry, then to Copy details' },
    { keys: ['Enter', 'Space'], does: 'Retries, or copies the details' },
  ],
  aliases: ['error message', 'error state', 'failure'],
  status: 'stable',
  since: '1.0.0',
  related: ['Empty state', 'Note', 'View'],
}
