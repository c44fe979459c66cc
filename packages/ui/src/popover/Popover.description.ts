import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Popover',
  entry: 'popover',
  purpose:
    'Something small to read or to do beside its cause: a reason with its links, a field and a button. The page behind it stays usable.',
  notFor: `A short text without controls (\`Tooltip\`), a list of actions (\`MenuButton\`), or a question that needs an answer or more
space (\`Dialog\`).`,
  role: `a \`button\` with a popup, and a \`dialog\` named by its title. The focus moves in when it opens, to the panel itself
unless a control inside has \`autoFocus\`, and back to the button when it closes. If the button leaves the page or is hidden, the panel closes.`,
  keys: [
    { keys: ['Enter', 'Space'], on: 'the button', does: 'Opens the panel' },
    {
      keys: ['Tab'],
      does: 'From the button into a panel that is still opening; then moves through it: past either end the panel closes, and the button has the focus',
    },
    { keys: ['Escape'], does: 'Closes the panel; the button has the focus' },
  ],
  aliases: ['flyout', 'popup', 'callout', 'toggletip'],
  status: 'stable',
  since: '1.0.0',
  related: ['Tooltip', 'Dialog', 'Menu button'],
}
