import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Form weight editor',
  entry: 'form-weight-editor',
  purpose: `A \`WeightEditor\` of the form around it. Its value is the weights by row id. A schema error of the whole value appears at the sum, one
of a row at that row, and the summary links to both.`,
  notFor: 'Weights outside a form: use `WeightEditor`.',
  role: 'those of the weight editor.',
  keys: [
    { keys: ['↑', '↓', 'Page Up', 'Page Down', 'Home', 'End', '='], does: 'As in the weight editor' },
    { keys: ['Enter'], does: 'Moves to the next row; it does not submit the form' },
  ],
  aliases: ['percentages in a form'],
  status: 'stable',
  since: '1.0.0',
  related: ['Weight editor', 'Form'],
}
