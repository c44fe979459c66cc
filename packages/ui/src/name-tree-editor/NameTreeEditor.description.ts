import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Name tree editor',
  entry: 'name-tree-editor',
  purpose: `Edits names in a tree in place. Every row is a field. Enter adds a row, Alt with the arrows changes the level, and pasted
lines become rows (a tab at the start of a line is a level). Save passes only the changed rows. Invalid names show an error at the
field and in a list of links to them, and disable Save. Rows that could not be saved (\`failures\`) stay marked. The caller provides the rules
and saves.`,
  notFor: 'Selecting names (use `TreeCheckbox`), or many paths at once (use `BulkPasteEditor`).',
  role: `a \`treegrid\` named by its label. Each \`row\` has its level and position and contains a \`textbox\`, which is named
"Name, level 2, 3 of 5, in Yard" and described by its error and its badges. A \`toolbar\` above does the same as the keys to the current row.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to the search, to the toolbar, to undo and redo, to the current name, and on' },
    { keys: ['/'], does: 'Focuses the search field, except from a name' },
    { keys: ['Enter', 'Shift+Enter'], on: 'the search field', does: 'Moves to the next, the previous match' },
    { keys: ['↓'], on: 'the search field', does: 'Moves the focus to the current name' },
    { keys: ['↑', '↓'], does: 'Moves to the previous, the next name' },
    { keys: ['Page Up', 'Page Down'], does: 'Moves by a page of names' },
    { keys: ['Ctrl+Home', 'Ctrl+End'], does: 'Moves to the first, the last name' },
    { keys: ['Enter'], does: 'Adds a name after this one and its descendants' },
    { keys: ['Shift+Enter'], does: 'Adds a name under this one' },
    { keys: ['Alt+→', 'Alt+←'], does: 'Indents, outdents the row with its descendants (swapped from right to left)' },
    {
      keys: ['Alt+↑', 'Alt+↓'],
      does: 'Moves the row among its siblings; in a sorted tree, a saved row under the parent above or below its own',
    },
    { keys: ['Ctrl+↑'], does: 'Closes the row; moves from a closed row or one without children to its parent' },
    { keys: ['Ctrl+↓'], does: 'Opens the row' },
    {
      keys: ['Alt+Shift+1', 'Alt+Shift+9'],
      does: 'With these or a digit between them: opens the rows to that level, and closes those below',
    },
    { keys: ['F2'], does: 'Selects the name' },
    { keys: ['Escape'], does: 'Restores the name from before the edit' },
    { keys: ['Delete', 'Backspace'], does: 'Removes a new row without a name' },
    { keys: ['Ctrl+Z'], does: 'Undoes, even from the toolbar and from Save; the focus moves to the undone change' },
    { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Redoes' },
    { keys: ['F8', 'Shift+F8'], does: 'Moves to the next, the previous row with a problem' },
    { keys: ['Ctrl+S'], does: 'Saves, like the Save button; with an invalid name, moves to the list of errors' },
  ],
  aliases: ['outline editor', 'outliner', 'tree editor', 'nested names'],
  status: 'stable',
  since: '1.0.0',
  related: ['Tree grid', 'Bulk paste editor', 'Tree checkbox'],
}
