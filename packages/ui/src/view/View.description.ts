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
  use: [
    'The content of a screen or of a tab that comes from a server.',
    'A region that loads and fails alone, beside others.',
    'Data that is refreshed while users read it.',
  ],
  content: [
    'The title of a failure says what failed: "Failed to fetch users."',
    'The message says why, in the words of the server if it has any.',
    'The request id is for the support team. It is copied with the message.',
    'An empty state says what would be here and how to add one.',
  ],
  accessibility: [
    'Moves the focus to the content when a retry succeeds, and never to the body of the page.',
    'Announces "Loading" once, and only if it takes longer than 200 ms.',
    'Axe checked every story of this page, and the contrast of texts in all four themes.',
    'Worked with the keyboard alone (story Keyboard alone).',
    'Not tried with a screen reader by a person, and not by touch.',
  ],
  anatomy: [
    'Skeletons: in the shape of the content, after 200 ms',
    'Failure: the title says what failed',
    'Reason: the message of the server',
    'Retry: keeps the focus while it works',
    'Failed refresh: a note above the content',
    'Content: stays during a refresh',
  ],
  advice: [
    {
      do: 'keep the content when a refresh fails.',
      dont: 'replace it with the failure. The user loses what they were reading.',
    },
    { do: 'render skeletons in the shape of the content.', dont: 'render one block. The page jumps afterwards.' },
  ],
}
