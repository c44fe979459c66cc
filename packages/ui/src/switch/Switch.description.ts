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
  aliases: ['toggle', 'on and off'],
  status: 'stable',
  since: '1.0.0',
  related: ['Checkbox', 'Toggle badge'],
  use: [
    'A setting that applies at once',
    'A setting whose state users check at a glance',
    'A setting that takes a moment to save (`isBusy`)',
  ],
  advice: [{ do: 'name the setting.', dont: 'name the action. “Turn on” is confusing when it is on.' }],
  content: [
    'The label names the setting: “Email notices”.',
    'The label does not change with the state.',
    'The words beside it are “On” and “Off”. Replace them only with a pair that is as short.',
    'Help says when it applies if that is not at once.',
  ],
  accessibility: [
    'A native checkbox with the role `switch`. The words “On” and “Off” are for sighted users: the role already has a state.',
    'An error that appears is announced.',
    'Tested in every story: axe, contrast in four themes, and 320 px from right to left with longer texts. Keyboard alone is a story of its own.',
    'Not tested with forced colors or text of 200 %.',
    'Not tried with a screen reader by a person.',
  ],
}
