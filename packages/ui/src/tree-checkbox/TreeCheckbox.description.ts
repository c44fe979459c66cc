import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Tree checkbox',
  entry: 'tree-checkbox',
  purpose: `Selects nodes of a tree, whole branches at a time: the sites of a project, or roles in groups. A branch is checked when every
enabled node under it is, and mixed when any other node under it is on. Disabled and inherited rows never change, explain themselves
and are counted separately. Fast with 100,000 nodes.`,
  details: `\`nodes\` is a flat list: a child names its parent with \`parentId\`, and a root has none. To control the selection, store what \`onChange\` passes
and give it back as \`value\`.`,
  notFor: 'A short flat list (use a group of `Checkbox`), or navigation (use a list of links).',
  role: `a \`tree\` of \`treeitem\`s named by its label and described by its count ("3 of 9 selected, 2 from group Site
Admins"). Each row has its level, its position among its siblings, and is checked, unchecked or mixed. A branch has a \`button\`
"Expand Tank Farm" without a tab stop, for screen readers on touch screens. A filter ignores case and accents. It never changes hidden
rows, and the checkbox above says how many rows it selects. A list that is not a tree shows an \`alert\`.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to the current row of the tree; once more leaves the tree' },
    { keys: ['↑', '↓'], does: 'Moves to the previous, the next row' },
    { keys: ['→'], does: 'Opens a closed branch; moves to the first row of an open one' },
    { keys: ['←'], does: 'Closes an open branch; else moves to the parent' },
    { keys: ['Home', 'End'], does: 'Moves to the first, the last row' },
    { keys: ['Page Up', 'Page Down'], does: 'Moves up, down by a page' },
    {
      keys: ['Letters'],
      does: 'Move to the next row whose name begins with them; spaces and punctuation continue a name',
    },
    { keys: ['*'], does: 'Opens all branches among the siblings' },
    { keys: ['Space'], does: 'Checks or unchecks the row, with every enabled row under it' },
    { keys: ['Shift+↑', 'Shift+↓'], does: 'Moves and checks the rows; after Space gives them the state of that row' },
    { keys: ['Shift+Space'], does: 'Gives all rows from the last changed one to this one the state of that one' },
    { keys: ['Ctrl+A'], does: 'Checks every enabled row that is shown, or unchecks them when all are checked' },
    { keys: ['Enter'], does: 'Runs the primary action of the row: follows its link' },
    { keys: ['Escape'], does: 'Hides the reason of a disabled row' },
  ],
  keyNotes: 'From right to left → and ← swap. Shift+click does the same as Shift+Space.',
  aliases: ['tree view', 'tree select', 'nested list', 'cascade', 'hierarchy picker'],
  status: 'stable',
  since: '1.0.0',
  related: ['Checkbox group', 'Tree grid', 'Name tree editor'],
  use: [
    'A selection from a hierarchy, whole branches at a time.',
    'Entries that are inherited or cannot be changed, beside others that can.',
    'More than about 20 entries, up to 100,000.',
  ],
  content: [
    'The label is a plural noun: Projects, Sites, Roles.',
    'A name is one line. A tooltip shows the full name of one that is cut off.',
    'A badge has one or two words: Archived, Inherited.',
    'A reason is a sentence: "The license does not include this project."',
    '`inheritedFrom` names the kind and the source: "group Site Admins".',
  ],
  accessibility: [
    'Exposes the level, the position and the number of siblings of each row, also of those that are not rendered.',
    'A row that cannot be changed stays in the tree, with `aria-disabled` and its reason.',
    'Axe checked every story of this page, and the contrast of texts in all four themes.',
    'The keyboard alone worked it in dark at 320 px, in contrast with text of 200 %, in forced colors at 320 px, and from right to left in dark contrast.',
    'Not tried with a screen reader by a person, and not by touch.',
  ],
  anatomy: [
    'Label: names the tree',
    'Select All: acts on the rows that are shown',
    'Count: describes the tree, and is announced on changes',
    'Expander: a target of at least 24 px, for pointer and touch',
    'Checkbox: mixed when some rows under it are on',
    'Name: one line, a link with `href`',
    'Inherited row: dashed badge, with its source as the reason',
    'Change: shown before the save, with a bar at the start',
  ],
  advice: [
    {
      do: 'say with `inheritedFrom` where a row comes from.',
      dont: 'write it into the name. The row looks as if it could be changed.',
    },
    {
      do: 'keep "Select All Shown" while a filter is active.',
      dont: 'call it "Select All". It never changes rows that the filter hides.',
    },
  ],
}
