import type { ComponentDescription } from '../../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Site map shape',
  purpose: `One shape with three views: the map, the vertex table and the tools, connected by \`useDrawing\`. In this example the map is a plain
sheet. It shows what drawing needs from a map (\`MapView\`): its center, and the position at a pixel. SiteMap has a real map. The keys
are those of the focused map; Ctrl+Z works anywhere in the editor.`,
  notFor: 'Several shapes: one is edited, and others can only be displayed.',
  role: `the map is an \`application\`, so that it receives single letters. The tools are a \`group\` named "Shape", the table is a
\`region\` named "Vertices". The \`status\` of the tools announces the result of each key.`,
  keys: [
    { keys: ['←', '↑', '↓', '→'], does: 'Pans; a key of the map itself' },
    { keys: ['Enter'], does: 'Adds a vertex at the crosshair, in a finished polygon after the selected vertex' },
    { keys: ['Backspace'], does: 'Removes the last vertex; reopens a finished polygon' },
    { keys: ['N', 'P'], does: 'Selects the next or previous vertex and reveals it' },
    {
      keys: ['Alt+←', 'Alt+↑', 'Alt+↓', 'Alt+→'],
      does: 'Nudges the selected vertex by 2 pixels; with Shift by 20. One undo step until Alt is released',
    },
    { keys: ['Delete'], does: 'Deletes the selected vertex' },
    { keys: ['C'], does: 'Finishes the polygon' },
    { keys: ['Ctrl+Z', 'Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Undoes, redoes' },
    { keys: ['Escape'], does: 'Moves the focus to the vertex table' },
  ],
  aliases: ['polygon', 'shape editing', 'vertex'],
  status: 'stable',
  since: '1.0.0',
  related: ['Site map', 'Vertex table'],
}
