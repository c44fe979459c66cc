import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Toast history',
  entry: 'toast-history',
  purpose: `Lists past toasts for users who missed them: the last 50, newest first, each with its kind and time. The queue stores the
messages. Call \`queue.clearHistory()\` when another user signs in.`,
  notFor: 'Messages that never appeared as a toast. Tasks: show those on the screen they belong to.',
  role: `a \`button\` "Notifications" with a popup, and a \`dialog\` of the same name with a list. The list is not a live
region, because every message was announced as a toast.`,
  keys: [
    { keys: ['Enter', 'Space'], on: 'the button', does: 'Opens the panel' },
    {
      keys: ['Tab'],
      does: 'Moves to the list if it scrolls, then to Clear; past either end the panel closes, and the button has the focus',
    },
    { keys: ['Enter', 'Space'], on: 'Clear', does: 'Empties the history and moves the focus to the panel' },
    { keys: ['Escape'], does: 'Closes the panel and returns the focus to the button' },
  ],
  aliases: ['notification center', 'message log'],
  status: 'stable',
  since: '1.0.0',
  related: ['Toasts'],
}
