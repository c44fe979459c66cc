import type { ComponentDescription } from '../../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Stored draft',
  purpose: `Each form stores its draft on the device while it has changes, and offers it again. \`EditForm\`, \`CreateForm\` and
\`DraftEditForm\` contain it. An editor of another kind calls \`useStoredDraft\` and renders \`StoredDraft\`.`,
  notFor: 'Passwords and secrets, which are never stored, or a control that saves immediately.',
  keys: [
    { keys: ['Tab'], does: 'Moves to "Restore my changes", then "Discard them", then the fields' },
    { keys: ['Enter', 'Space'], does: 'Restores or discards them' },
  ],
  aliases: ['autosave', 'restore changes', 'local draft'],
  status: 'stable',
  since: '1.0.0',
  related: ['Edit form', 'Draft edit form'],
}
