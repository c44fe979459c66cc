import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Switch',
  entry: 'switch',
  purpose: `Turns something on or off at once. The word beside it shows the state without color or position. While the state is being saved
(\`isBusy\`) it is dashed and can be toggled again: the last state wins.`,
  notFor: 'A value that is saved with a form (`Checkbox`) or a state in a row of a table (`ToggleBadge`).',
  role: '`switch`, on or off, named by its label. Its label never changes with the state.',
  keys: [
    { keys: ['Tab'], does: 'Moves to the switch, even if it is disabled' },
    { keys: ['Space'], does: 'Toggles it' },
    { keys: ['Escape'], does: 'Hides the reason of a disabled switch' },
  ],
  aliases: ['toggle', 'on/off'],
  status: 'stable',
  since: '1.0.0',
  related: ['Checkbox', 'Toggle badge'],
}
