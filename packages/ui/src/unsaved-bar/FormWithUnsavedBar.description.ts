import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Form with unsaved bar',
  purpose:
    'How users edit a page. Labels are above their fields. The first change docks a bar at the bottom, with the only primary button.',
  details: `- **Saved**: the bar disappears and a toast confirms it.
- **Rejected**: the server's message appears in the bar, at the fields and in the summary, which takes the focus. The input stays.
- **Leaving**: a dialog lists the unsaved changes first.`,
  notFor: 'A control that saves immediately (`ToggleBadge`). A question with one answer: use a dialog.',
  keys: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves through the fields, then to the bar' },
    { keys: ['Ctrl+S', '⌘+S'], does: 'Saves, from any field' },
    { keys: ['Enter'], does: 'In a single-line field: saves' },
  ],
  aliases: ['dirty form', 'save pattern'],
  status: 'stable',
  since: '1.0.0',
  related: ['Unsaved bar', 'Form', 'Leave dialog'],
}
