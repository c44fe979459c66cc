import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Radio group',
  entry: 'radio-group',
  purpose: 'Selects one of two to seven options, all of them visible, each with an optional line about its meaning.',
  notFor: 'More options (`Select`, `ComboBox`) or for a state that is on or off (`Switch`, `Checkbox`).',
  role: `\`radiogroup\`, named by its label, described by error and help. Each option is a \`radio\`, described by its own line.
A disabled option is focusable and shows its reason. A native form is not submitted while a group with \`isRequired\` has no selection.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to the selected option, else to the first; the next Tab leaves the group' },
    { keys: ['↑', '↓', '←', '→'], does: 'Moves to another option and selects it' },
    { keys: ['Space'], does: 'Selects the focused option' },
    { keys: ['Escape'], does: 'Hides the reason of a disabled option' },
  ],
  aliases: ['radio button', 'option group', 'single choice'],
  status: 'stable',
  since: '1.0.0',
  related: ['Select', 'Checkbox group'],
}
