import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Empty state',
  entry: 'empty-state',
  purpose: `Replaces missing content: what is missing, why, and what to do next. It keeps a fixed distance from the top, so that it does not
move when the content above it changes.`,
  details: `An action usually removes the empty state, and the focused button with it. Move the focus in its handler, for example to
the search field that the action clears. Clear only the filter that the button names.`,
  notFor:
    'Content that is still loading (`Skeleton`) or that failed to load (`ProblemMessage`). An empty table cell says "None".',
  role: 'a heading, a text and the actions. Pass `role="status"` when it replaces results while the user types.',
  keys: [{ keys: ['Tab'], does: 'Moves through the actions' }],
  aliases: ['blank slate', 'no results', 'zero state'],
  status: 'stable',
  since: '1.0.0',
  related: ['View', 'Problem message'],
}
