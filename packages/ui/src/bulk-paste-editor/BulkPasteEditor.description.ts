import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Bulk paste editor',
  entry: 'bulk-paste-editor',
  purpose: `Creates many nodes from paths: one path on each line, as copied from a spreadsheet. No delimiter is chosen
for the user: another one that most lines contain is offered, unless ordinary names can contain it. Quoted cells are read as spreadsheets write them, and a first line that looks like a header can be skipped. Validate
shows the trees that the lines describe: new, existing, archived and invalid nodes. After that, every change is checked again. Invalid
lines are listed as links that select them. Nothing is created before the user confirms, and typed text is never lost. 5,000 lines are
checked in slices, so that typing and scrolling stay responsive.`,
  notFor: 'A few names (use `NameTreeEditor`), or a list without levels.',
  role: `a multi-line \`textbox\` named by its label and described by the number of its lines; a
\`radiogroup\` "Delimiter"; a \`list\` "Steps" with the current one; a \`checkbox\`
for a first line that looks like a header; a
\`group\` of links to the invalid lines; a read-only \`tree\` as preview.`,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the delimiter, the field, Validate, the links, the tree and Create; it never types a tab',
    },
    {
      keys: ['Enter'],
      does: 'In the field types a line break; on a link selects the line; in the tree selects the line of the node',
    },
    { keys: ['Ctrl+Enter'], does: 'In the field: validates' },
    { keys: ['↑', '↓'], does: 'In the tree: moves to the previous, the next node' },
    {
      keys: ['→', '←'],
      does: 'In the delimiters: selects the next, the previous one; in the tree: moves to the first child, to the parent',
    },
    { keys: ['Home', 'End'], does: 'In the tree: moves to the first, the last node' },
    { keys: ['Page Up', 'Page Down'], does: 'In the tree: moves by a page of nodes' },
  ],
  aliases: ['paste from spreadsheet', 'import text', 'bulk add'],
  status: 'stable',
  since: '1.0.0',
  related: ['Name tree editor', 'Text area'],
}
