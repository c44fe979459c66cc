import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Checkbox',
  entry: 'checkbox',
  purpose: `Turns an option on or off when the form is saved. With \`isIndeterminate\` it represents several items of which some are on. A dashed
checkbox cannot be changed here and shows the reason.`,
  notFor: 'A state in a row that changes at once (`ToggleBadge`) or a tree (`TreeCheckbox`).',
  role: '`checkbox`, checked, unchecked or mixed, named by its label. Its target is 24 px, its drawing 16.',
  keys: [
    { keys: ['Tab'], does: 'Moves to the checkbox, even if it is disabled' },
    { keys: ['Space'], does: 'Checks or unchecks it' },
    { keys: ['Escape'], does: 'Hides the reason of a disabled checkbox' },
  ],
  aliases: ['check box', 'tick box'],
  status: 'stable',
  since: '1.0.0',
  related: ['Checkbox group', 'Switch', 'Tree checkbox'],
  use: [
    'An option that is saved with the form',
    'A condition that users must accept (`isRequired`)',
    'A group of items of which some are on (`isIndeterminate`)',
  ],
  advice: [
    {
      do: 'say what is on when the box is checked.',
      dont: 'negate the label. It reads as a double negative when the box is unchecked.',
    },
  ],
  content: [
    'The label says what is true when it is checked: “Show inactive projects”.',
    'No negation, no question and no period.',
    'Help names the effect in one sentence: “One email a day at most.”',
    'A reason says who or what decides: “Your license requires it.”',
  ],
  accessibility: [
    'A native checkbox of 24 by 24 px. Mixed is exposed as `mixed`.',
    'Error, help and note describe it. An error that appears is announced.',
    'Tested in every story: axe, contrast in four themes, and 320 px from right to left with longer texts. Keyboard alone is a story of its own.',
    'Not tested with forced colors or text of 200 %.',
    'Not tried with a screen reader by a person.',
  ],
}
