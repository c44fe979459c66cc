import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'View',
  entry: 'view',
  purpose: `Shows the state of a screen or of a region: loading, failed or ready. Skeletons appear after 200 ms. A refresh keeps the loaded
content, and a failed refresh is a note above it. A failure stays visible during a retry.`,
  notFor: "A form: a server response must never replace the user's input.",
  role: `an unnamed group. A hidden \`status\` announces "Loading" when the skeletons appear. A failure is an \`alert\`, a
failed refresh a \`status\`.`,
  keys: [
    {
      keys: ['Enter', 'Space'],
      does: 'On Retry: retries. Retry keeps the focus while it works; afterwards the content has it',
    },
  ],
  aliases: ['loading state', 'async boundary', 'suspense', 'data state'],
  status: 'stable',
  since: '1.0.0',
  related: ['Skeleton', 'Empty state', 'Problem message'],
}
