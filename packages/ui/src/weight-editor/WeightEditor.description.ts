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
  notFor: 'A single share (`NumberField`) or for showing how full something is (`ProgressBar`).',
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
}
