import type { ComponentDescription } from '../../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Shape tools',
  entry: 'shape-tools',
  purpose: `Chooses what to draw next, a point or a polygon, and changes the shape as a whole: finish, clear, undo and redo. Its \`status\`
announces changes of the map and the vertex table, too.`,
  notFor: 'A single vertex: the keys of the map and the vertex table move and delete it.',
  role: `a \`group\` named "Shape" of \`button\`s. Point and Polygon are toggle buttons. A disabled button stays focusable and
is described by its reason. Announcements are in a \`status\`.`,
  keys: [
    { keys: ['Tab'], does: 'Moves between the buttons, including disabled ones' },
    { keys: ['Enter', 'Space'], does: 'Presses the button; the focus stays' },
    { keys: ['Escape'], does: 'Hides the reason of a disabled button' },
  ],
  aliases: ['drawing tools', 'map toolbar'],
  status: 'stable',
  since: '1.0.0',
  related: ['Site map', 'Undo buttons'],
}
