import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Radio group',
  entry: 'radio-group',
  purpose: 'Selects one of two to seven options, all of them visible, each with an optional line about its meaning.',
  notFor: 'More options (`Select`, `ComboBox`) or a state that is on or off (`Switch`, `Checkbox`).',
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
  use: [
    'One of two to seven options that users compare',
    'Options that need a line of explanation',
    'A choice with consequences, where a list would hide the alternatives',
  ],
  advice: [{ do: 'explain an option in a line of its own.', dont: 'put the explanation into the label.' }],
  content: [
    'The label names the choice: “Access”.',
    'All options have the same form and few words: “All projects”, “No projects”.',
    'The line below an option says what it includes.',
    'A reason is a sentence: “The license has no owner.”',
  ],
  accessibility: [
    'Native radio buttons in a `radiogroup`. An option is described by its own line, not by those of the others.',
    'An error that appears is announced.',
    'Tested in every story: axe, contrast in four themes, and 320 px from right to left with longer texts. Keyboard alone is a story of its own.',
    'Not tested with forced colors or text of 200 %.',
    'Not tried with a screen reader by a person.',
  ],
}
