import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Checkbox group',
  entry: 'checkbox-group',
  purpose: `Selects any number of two to about ten options, all of them visible. \`hasSelectAll\` adds a checkbox for all of them. Errors of \`minItems\` and
\`maxItems\` appear after the first change.`,
  notFor: 'More options (`MultiComboBox`), a hierarchy (`TreeCheckbox`) or a single state (`Checkbox`).',
  role: `\`group\`, named by its label, described by error and help. Each option is a \`checkbox\`. The checkbox for all is mixed
when some options are selected. A disabled option is focusable and shows its reason; the checkbox for all never changes or counts it.`,
  keys: [
    { keys: ['Tab'], does: 'Moves from checkbox to checkbox' },
    { keys: ['Space'], does: 'Checks or unchecks the option; on the checkbox for all, every option' },
    { keys: ['Escape'], does: 'Hides the reason of a disabled option' },
  ],
  aliases: ['multiple choice', 'check list'],
  status: 'stable',
  since: '1.0.0',
  related: ['Checkbox', 'Radio group', 'Tree checkbox'],
}
