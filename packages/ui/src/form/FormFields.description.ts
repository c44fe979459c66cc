import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Form fields',
  purpose: `Form fields whose value is not a text: \`FormComboBox\`, \`FormMultiComboBox\`, \`FormNumberField\`, \`FormDatePicker\`, \`FormRadioGroup\`,
\`FormCheckboxGroup\` and \`FormSwitch\`, each wired by its \`name\`. Changing one renders no other. A text that is not a number or a date
reaches the schema as \`NaN\` or as the text, so that no form is submitted without it by mistake.`,
  notFor: 'A filter: use the components without a form there.',
  role: 'those of the components. An entry of the summary has the label of its field or of its group.',
  keys: [
    {
      keys: ['Enter'],
      on: 'a link of the summary',
      does: 'Moves to the field; in a group to the selected option, else to the first',
    },
    { keys: ['Enter'], on: 'a field', does: 'Submits, unless an open list handles it' },
  ],
  aliases: ['form controls', 'inputs', 'react-hook-form fields'],
  status: 'stable',
  since: '1.0.0',
  related: ['Form', 'Text field'],
}
