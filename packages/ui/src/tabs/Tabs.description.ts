import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Tabs',
  entry: 'tabs',
  purpose: 'Views that share a place in a form or a dialog, without addresses of their own.',
  notFor: 'Parts of a page that have addresses: use `TabLinks`.',
  role: 'a `tablist` named by `label` with a `tab` for each view, and the `tabpanel` of the open one.',
  keys: [
    { keys: ['Tab'], does: 'Moves to the open tab, then into its panel' },
    {
      keys: ['←', '→'],
      does: 'Moves to the next tab and opens it; a disabled one takes the focus and shows its reason',
    },
    { keys: ['Home', 'End'], does: 'Moves to the first or last tab' },
  ],
  aliases: ['tab panel', 'segmented control'],
  status: 'stable',
  since: 'Unreleased',
  related: ['Tab links', 'Radio group'],
}
