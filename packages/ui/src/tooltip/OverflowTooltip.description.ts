import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Overflow tooltip',
  entry: 'overflow-tooltip',
  purpose: `Shows the full text of an element that cuts it off: a row, a cell, a link. Render it once beside the list and name the elements with
\`selector\`. It listens at the container, so that a row costs nothing.`,
  notFor: 'Text that must always be visible: let it wrap. Other text than the one that is cut off (`Tooltip`).',
  role: 'none. Assistive technology reads the full text of the element, and skips the tooltip.',
  keys: [
    {
      keys: ['Tab', '↑', '↓', '←', '→'],
      does: 'Show the full text of an element that gets the focus, when the text is cut off',
    },
    { keys: ['Escape'], does: 'Hides the text; nothing else closes' },
  ],
  aliases: ['ellipsis', 'truncated text', 'cut text'],
  status: 'stable',
  since: '1.0.0',
  related: ['Tooltip'],
}
