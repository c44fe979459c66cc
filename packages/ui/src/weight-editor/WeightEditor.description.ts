import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Weight editor',
  entry: 'weight-editor',
  purpose: `Weights whose sum is 100. They are counted in ten-thousandths, so that the sum is exact: three thirds are 33.3334, 33.3333 and
33.3333. Even split and Scale to 100 end at exactly 100, skip locked rows and can be undone. A column pasted from a spreadsheet fills
the rows from the focused row down. A decimal comma and a percent sign are accepted. A text that is not a number stays, and its row
shows the error. With \`savedValue\`, rows that differ are marked and show their saved weight.`,
  details:
    '**In a form**: use `FormWeightEditor` with a `name`. The form sets the error of the sum and those of the rows.',
  notFor: 'A single share (`NumberField`) or showing how full something is (`ProgressBar`).',
  role: `a \`group\` named by its label. Each row has a \`spinbutton\` named by the row, a toggle \`button\` "Lock Cut" and a
\`button\` "Give the rest to Cut" for mouse and touch; its key is =. The sum is a \`meter\`. One \`status\` announces the result of an
action and the sum together, after a pause.`,
  keys: [
    { keys: ['↑', '↓'], does: 'Changes the weight by 1' },
    { keys: ['Shift+↑', 'Shift+↓'], does: 'Changes the weight by 10' },
    { keys: ['Alt+↑', 'Alt+↓'], does: 'Changes the weight by 0.1' },
    { keys: ['Page Up', 'Page Down'], does: 'Changes the weight by 5' },
    { keys: ['Home', 'End'], does: 'Sets the weight to 0 or 100' },
    { keys: ['Enter'], does: 'Moves to the next row and selects its text' },
    { keys: ['='], does: 'Sets the weight to the rest up to 100' },
    { keys: ['Ctrl+Z'], does: 'Undoes a step, from anywhere in the editor' },
    { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Redoes a step' },
    { keys: ['Tab'], does: 'Moves to the lock, the next row and the buttons' },
    { keys: ['Space'], does: 'Presses the lock or the button' },
  ],
  aliases: ['percentages', 'allocation', 'distribution', 'split'],
  status: 'stable',
  since: '1.0.0',
  related: ['Slider', 'Number field', 'Form weight editor'],
  use: [
    'Shares of one whole: the weights of phases, or of the items of a report.',
    'Rows whose weights users compare.',
    'Values that users paste from a spreadsheet.',
  ],
  content: [
    'The label names the weights: "Phase weights".',
    'A row has the name that users know from the other screens.',
    'No percent signs in names: the sum says "92.5 of 100".',
    'An error is a sentence with the rule: "Enter at most 4 decimal places."',
  ],
  accessibility: [
    'Exposes the limits 0 and 100 of each row, and its saved weight and error as the description.',
    'A row that cannot be changed stays focusable, and says why.',
    'Axe checked every story of this page, and the contrast of texts in all four themes.',
    'The keyboard alone worked it in dark at 320 px, in contrast with text of 200 %, in forced colors at 320 px, and from right to left in dark contrast.',
    'Not tried with a screen reader by a person, and not by touch.',
  ],
  anatomy: [
    'Label: names the group',
    'Name: names the weight of the row',
    'Saved weight: only on a row that differs',
    'Weight: aligned at the end',
    'Rest: sets the weight to what is left',
    'Lock: protects the weight from Even split and Scale to 100',
    'Sum: as text and as a scale, with what is left or over',
    'Actions: with undo and redo',
  ],
  advice: [
    {
      do: 'split evenly with the button. Three thirds are exactly 100.',
      dont: 'round before you pass weights. The sum is 99.9.',
    },
    {
      do: 'name rows so that each makes sense alone.',
      dont: 'number them. A screen reader announces only the name.',
    },
  ],
}
