import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Badge',
  entry: 'badge',
  purpose: `A word that shows a state. **state** is filled. **fixed** is dashed: the state is set elsewhere. **text** is for users who may see the state
and not change it. Color is never the only sign: the word shows the state too.`,
  notFor: "Pressing: use a `ToggleBadge`. A customer's color: use a `SwatchTag`.",
  role: 'plain text. It takes no focus and has no keys.',
  keys: [],
  noKeys: 'Tab skips it',
  aliases: ['tag', 'label', 'pill', 'status'],
  status: 'stable',
  since: '1.0.0',
  related: ['Toggle badge', 'Swatch tag', 'Note'],
}
