import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Slider',
  entry: 'slider',
  purpose: `A number in a range, for values that users judge by eye: a slider, and beside it a field for typing the same number. Steps have no
rounding errors: three times 0.1 is 0.3.`,
  details: `**In a form**: \`FormSlider\`, wired by its \`name\`. A typed text that is not a value of the slider is \`NaN\`, which every schema rejects. A native form submits the
number under \`name\`.`,
  notFor: 'A number that users know (`NumberField`), or a few named values (`RadioGroup`).',
  role: `\`slider\` named by its label, with the value as a text; beside it \`spinbutton\`, named "Opacity, number". Both are
described by error and help.`,
  keys: [
    {
      keys: ['→', '↑', '←', '↓'],
      does: 'On the slider: one step up, one down; → and ← are reversed in right-to-left text',
    },
    { keys: ['Page Up', 'Page Down'], does: 'On the slider: a tenth of the range up, down, at least one step' },
    { keys: ['Home', 'End'], does: 'To the minimum, to the maximum' },
    { keys: ['Tab'], does: 'To the number beside it' },
    { keys: ['↑', '↓'], does: 'On the number: one step; Page Up and Page Down ten' },
    { keys: ['Digits'], does: 'On the number: types' },
  ],
  aliases: ['range', 'track', 'range input'],
  status: 'stable',
  since: '1.0.0',
  related: ['Number field', 'Weight editor'],
}
