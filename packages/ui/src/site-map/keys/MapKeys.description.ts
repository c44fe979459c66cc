import type { ComponentDescription } from '../../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Map keys',
  entry: 'map-keys',
  purpose:
    'The keys of the map, always visible below it, so that users learn that they can draw a polygon without a mouse.',
  notFor: 'The keys of a whole page.',
  role: 'a `region` named by its heading, with a description list. Not focusable, without keys of its own.',
  keys: [{ keys: ['Tab'], does: 'Moves past it' }],
  aliases: ['keyboard help', 'map shortcuts'],
  status: 'stable',
  since: '1.0.0',
  related: ['Site map'],
}
