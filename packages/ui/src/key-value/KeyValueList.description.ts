import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Key value list',
  entry: 'key-value',
  purpose: `Read-only facts about one thing, label by label: as lines (\`rows\`) or as bordered cells (\`facts\`, used by the page header). A missing
value appears as "None".`,
  notFor: 'Many things of the same kind: use a `DataTable`. Values that users edit: use a form.',
  role: 'a description list, `term` and `definition`. A value with `copyText` has a `button` "Copy License Id".',
  keys: [
    { keys: ['Tab'], does: 'Moves through the links and copy buttons' },
    { keys: ['Enter', 'Space'], does: 'Copies the value' },
  ],
  aliases: ['description list', 'definition list', 'properties', 'summary list'],
  status: 'stable',
  since: '1.0.0',
  related: ['Stat table', 'Data table'],
}
