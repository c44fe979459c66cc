import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Skeleton',
  entry: 'skeleton',
  purpose: `The shape of content that is still loading, in the position and size of that content, so that nothing moves when it arrives. Show
skeletons only after 200 ms (\`useDelayed\`). They do not animate with reduced motion.`,
  notFor: 'An action that the user started: use a busy `Button`. A refresh: keep the loaded data.',
  role: 'none; hidden from assistive technology. The caller announces "Loading" once, as `View` does.',
  keys: [],
  noKeys: 'Tab skips it',
  aliases: ['spinner', 'loader', 'loading', 'placeholder', 'shimmer'],
  status: 'stable',
  since: '1.0.0',
  related: ['View', 'Progress bar'],
}
