import type { ComponentDescription } from '../../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Vertex table',
  entry: 'vertex-table',
  purpose: `A shape as a table of its vertices: type, insert, reorder, delete and paste them. Area and perimeter are measured on the globe. Problems
name the edges ("Edge 2–3 crosses edge 5–6."). The table works without a map.`,
  notFor: 'A choice from a list of places (`ComboBox`), or several shapes: it edits one.',
  role: `a \`region\` named by its heading, with a \`table\`. Each coordinate is a \`textbox\` named by its vertex: "Vertex 3
latitude". Every field accepts decimal degrees, degrees and minutes, and seconds. Invalid text stays, and an \`alert\` announces the error.`,
  keys: [
    { keys: ['Tab'], does: 'Moves through coordinates and buttons' },
    { keys: ['↑', '↓'], does: 'The same field or button of the vertex above or below' },
    { keys: ['Enter'], on: 'a coordinate', does: 'Commits it' },
    { keys: ['Enter'], on: 'the field for a new vertex', does: 'Adds it and keeps the focus for the next one' },
    { keys: ['Escape'], on: 'a coordinate', does: 'Restores the coordinate' },
    {
      keys: ['Enter', 'Space'],
      on: 'a button',
      does: 'Inserts, moves up or down, deletes; the focus follows the vertex',
    },
    { keys: ['Ctrl+Z', 'Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Undoes, redoes' },
  ],
  aliases: ['coordinates', 'polygon table'],
  status: 'stable',
  since: '1.0.0',
  related: ['Site map', 'Editable table'],
}
