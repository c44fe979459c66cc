import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Json panel',
  entry: 'json-panel',
  purpose: `Shows JSON formatted, with line numbers, and copies it as received. Long numbers, repeated keys and the order of keys stay
as they are. A text that is not JSON is shown unchanged, with a note. Objects and arrays fold. Parts inside six others are folded at
first, and folded parts stay folded in newer text. A long text shows its first 500 lines until the user asks for all.`,
  notFor: 'Values with a meaning for users (use `KeyValueList`), or editing.',
  role: `a focusable \`region\` named by its label, which scrolls; a \`button\` "Copy Raw configuration"; for each object and
array a \`button\` with \`aria-expanded\`, named by its key and its number of entries; in a long text two buttons that expand and
collapse all; in a collapsible panel a \`button\` that folds it to its head.`,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves through fold, expand all, collapse all, copy, the region, each object and array, and the button that shows all lines',
    },
    { keys: ['↑', '↓', '←', '→', 'Page Up', 'Page Down', 'Home', 'End'], does: 'Scroll the region' },
    {
      keys: ['Enter', 'Space'],
      does: 'Folds or opens a part, copies, or shows all lines; then the focus moves to the region',
    },
  ],
  aliases: ['code block', 'code viewer', 'JSON viewer'],
  status: 'stable',
  since: '1.0.0',
  related: ['Copy field', 'Download button'],
}
