import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Unsaved bar',
  entry: 'unsaved-bar',
  purpose: `Lists the unsaved changes of a form, with Discard and Save. Save is the only primary button of the screen. The bar appears with
the first change, disappears with the last one, and moves nothing above it. Focused elements scroll clear of the bar, and
toasts appear above it.`,
  notFor:
    'A form in a dialog: put the buttons into its footer. Controls that save immediately, such as a badge in a list.',
  role: 'a `region` named "Unsaved changes", announced once when it appears. An error is an `alert`.',
  keys: [
    { keys: ['Ctrl+S', '⌘+S'], does: 'Saves, from anywhere on the page' },
    { keys: ['Tab'], does: 'Moves to "and 4 more", Discard and Save' },
    { keys: ['Enter', 'Space'], on: '"and 4 more"', does: 'Lists all changes; Escape closes the list' },
  ],
  aliases: ['save bar', 'sticky footer', 'contextual save bar'],
  status: 'stable',
  since: '1.0.0',
  related: ['Form with unsaved bar', 'Leave guard', 'Dialog'],
}
