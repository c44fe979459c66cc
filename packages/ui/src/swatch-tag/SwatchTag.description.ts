import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Swatch tag',
  entry: 'swatch-tag',
  purpose: `A short code with a swatch of its own color. Any color works: no text is drawn on it, and an inner edge keeps a white or
black swatch visible. \`SwatchTagList\` stays on one line: a last tag counts those beyond \`maxVisibleTags\`, "+2".`,
  notFor: 'A state (`Badge`), or values that can be removed (`MultiComboBox`).',
  role: 'plain text, the code and then its full name in brackets; the list is a `list`. No focus, no keys.',
  keys: [],
  noKeys: 'Tab skips it',
  aliases: ['color label', 'color chip'],
  status: 'stable',
  since: '1.0.0',
  related: ['Badge', 'Color picker'],
}
