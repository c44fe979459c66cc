import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Conflict panel',
  entry: 'conflict-panel',
  purpose: `A merge conflict: someone else saved while the user was editing. Fields that both sides changed to different values need a choice. All
other changes, and lists, are merged. A choice removes nothing from the page and can be changed until the save. \`useDraft\` finds conflicts.`,
  notFor: `A save that failed for another reason: the \`UnsavedBar\` shows the server's message. A refresh that changes only
untouched fields: a draft follows it without asking.`,
  role: `a \`region\` named by its heading, with a \`group\` for each field and two \`radio\`s in each choice. The heading takes the
focus when the panel answers a save (\`isAnswer\`). Otherwise it is announced once (\`alert\`), and the focus stays.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to the two buttons, then to each choice' },
    { keys: ['↑', '↓', '←', '→'], does: 'Choose a version of the field' },
    { keys: ['Space'], does: 'Chooses the focused version of a field without a choice' },
  ],
  aliases: ['merge conflict', 'compare versions', 'diff'],
  status: 'stable',
  since: '1.0.0',
  related: ['Draft edit form', 'Dialog'],
}
