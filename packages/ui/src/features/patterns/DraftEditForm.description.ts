import type { ComponentDescription } from '../../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Draft edit form',
  purpose: `Edits sets of ids: roles, projects, product licenses. It owns what \`EditForm\` owns for fields. Sets have no conflicts: changes of both sides
are merged id by id. After a rejected save, the panel shows the merged result, and the next Save sends it.`,
  notFor: 'Fields with validation: use `EditForm`, which can contain a set too.',
  keys: [
    { keys: ['Ctrl+S', '⌘+S'], does: 'Saves, from anywhere on the page' },
    { keys: ['Enter'], does: 'In a search field or on a checkbox: does not save' },
  ],
  aliases: ['collaborative form', 'merge conflict'],
  status: 'stable',
  since: '1.0.0',
  related: ['Edit form', 'Conflict panel', 'Stored draft'],
}
