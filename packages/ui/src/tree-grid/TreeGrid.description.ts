import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Tree grid',
  entry: 'tree-grid',
  purpose: `Shows a tree to read, or to select nodes for an action, with a link on each name and actions at the end of each row: the sites of a project. Each root is drawn
as a card. Fast with 100,000 nodes.`,
  details: `\`nodes\` is a flat list: a child names its parent with \`parentId\`, and a root has none. A filter ignores case and accents, shows the
matches with the nodes above and below them, and opens their path. With a \`selection\` nodes can be selected one by one, as a range, or all
that match the filter; a \`SelectionBar\` as the \`bar\` offers actions for them. \`hasLevels\` adds a menu that opens the branches to a level.
With \`move\` a row, or all selected ones, can be dragged onto another row or onto the top level, by mouse or by touch after a long press. A text
at the pointer says where it would move, or why it can't. A closed branch opens under the pointer. No keys drag: offer the same move as an
action of each row.`,
  notFor:
    'Fields in which a branch selects what is below it (use `TreeCheckbox`), or editing names (use `NameTreeEditor`).',
  role: `a \`treegrid\` named by its label. Each \`row\` has its level and its position among its siblings, and is named by its
name, badge and details. Its cells contain the link and the actions. A branch has a \`button\` "Expand Tank Farm" without a tab stop, for
screen readers on touch screens. With a selection it is multiselectable, a row is selected or not, and its \`checkbox\` "Select Tank Farm" has no
tab stop either. A list that is not a tree shows an \`alert\`.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to the current row, to its link and its actions, and on' },
    {
      keys: ['↑', '↓'],
      does: 'Moves to the previous, the next row; from a link or an action to the same one of that row',
    },
    { keys: ['→'], does: 'Opens a closed branch; else moves to the link, and from there to the next action' },
    {
      keys: ['←'],
      does: 'Closes an open branch; else moves to the parent; from an action to the previous one, and from the link to the row',
    },
    {
      keys: ['Home', 'End'],
      does: 'Moves to the first, the last row; on a link or an action to the first, the last one of the row',
    },
    { keys: ['Ctrl+Home', 'Ctrl+End'], does: 'Moves to the first, the last row' },
    { keys: ['Page Up', 'Page Down'], does: 'Moves up, down by a page' },
    {
      keys: ['Letters'],
      does: 'Move to the next row whose name begins with them; spaces and punctuation continue a name',
    },
    { keys: ['*'], does: 'Opens all branches among the siblings' },
    { keys: ['Enter'], does: 'Follows the link of the row; on a link or an action presses it' },
    { keys: ['Space'], does: 'On a row: selects or deselects it; on an action: presses it' },
    {
      keys: ['Shift+↓', 'Shift+↑'],
      does: 'Selects the row and the next, the previous one; back toward the start deselects',
    },
    { keys: ['Shift+Space'], does: 'Selects all rows from the last toggled one' },
    { keys: ['Ctrl+A'], does: 'Selects all nodes, with a filter those that match' },
    { keys: ['Escape'], does: 'Cancels a drag; else clears the selection' },
    { keys: ['F6'], does: 'Moves to the bar of the selection and back' },
    {
      keys: ['Alt+Shift+1', 'Alt+Shift+9'],
      does: 'With these or a digit between them: opens the branches to that level, and closes those below',
    },
  ],
  keyNotes: 'From right to left → and ← swap.',
  aliases: ['tree table', 'nested table', 'hierarchical table'],
  status: 'stable',
  since: 'Unreleased',
  related: ['Tree checkbox', 'Data table', 'Name tree editor'],
}
