import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Requirements',
  entry: 'requirements',
  purpose:
    'The rules for the value of the field beside it, while the user types. The field names the list in its `aria-describedby`.',
  notFor: 'An error after a save (`error` of the field), or one rule (`help` of the field).',
  role: 'a `region` named by its heading, with a `list`. The number of met rules is announced after a pause in typing.',
  keys: [],
  noKeys: 'Tab skips it',
  aliases: ['password rules', 'checklist', 'validation list'],
  status: 'stable',
  since: 'Unreleased',
  related: ['Password field', 'Fault summary'],
}
