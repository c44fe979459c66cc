import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Tooltip',
  entry: 'tooltip',
  purpose: 'A short text beside a control that appears on demand: what an abbreviation means, what a control affects.',
  details: `It appears when a mouse rests on the trigger for half a second, at once on keyboard focus, and when a finger presses the trigger for half a
second. The long press does not click. A press, a tap elsewhere and scrolling hide it.`,
  notFor: `What everyone must read (a \`Note\`, or the help of a field), for what can be pressed (a \`Popover\`), for why a control cannot be used
(its \`disabledReason\`), or the name of an icon: an \`IconButton\` shows its own.`,
  role: `\`tooltip\`. It describes the trigger, which keeps its own role and name. With \`kind="name"\` the text is visible and not
read, because the name already contains it.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to the trigger and shows the tooltip at once' },
    { keys: ['Escape'], does: 'Hides the tooltip; nothing else closes' },
  ],
  aliases: ['hint', 'hover text', 'title'],
  status: 'stable',
  since: '1.0.0',
  related: ['Disabled reason', 'Popover', 'Overflow tooltip'],
}
