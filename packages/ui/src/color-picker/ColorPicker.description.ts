import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Color picker',
  entry: 'color-picker',
  purpose: `Picks a color: by its digits, from a palette or with the native color picker. The name of the most similar named color is beside the
digits, because color alone is not enough; names can't be typed. \`#abc\`, \`abc\` and \`#AABBCC\` are colors. Any other text stays as it was
typed with an error, and is the value, so that a form can reject it.`,
  details:
    '**In a form**: `FormColorPicker`, wired by its `name`. A native form submits # and six digits under `name`.',
  notFor: 'A color of the portal itself: use tokens.',
  role: `\`group\` named by its label, with a \`textbox\` "Site color, hex" described by the name of the color, the native
color button "Custom, Site color" (a plain button while there is no color), and a \`radiogroup\` of swatches, each named "Steel blue, #4682B4".`,
  keys: [
    { keys: ['Letters'], does: 'In the field: types' },
    { keys: ['Tab'], does: 'To the field, to the custom color, to the chosen swatch, else to the first' },
    { keys: ['Enter', 'Space'], does: 'On the custom color: opens the native picker' },
    { keys: ['→', '↓', '←', '↑'], does: 'On a swatch: chooses the next, the previous, and wraps around the ends' },
    { keys: ['Home', 'End'], does: 'On a swatch: chooses the first, the last' },
  ],
  aliases: ['color input', 'color swatches', 'palette'],
  status: 'stable',
  since: '1.0.0',
  related: ['Swatch tag', 'Select'],
}
