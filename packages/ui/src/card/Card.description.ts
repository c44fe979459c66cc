import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Card',
  entry: 'card',
  purpose: `One of a few items that users read one by one: an integration, a project, a report. With \`href\` a press anywhere on the card opens the
address, and its buttons keep their own actions.`,
  notFor: `Items that are compared line by line (\`DataTable\`), or a frame around a part of a page: a section needs a heading and no
frame.`,
  role: 'an `article` named by its heading. With `href` the heading is a `link`; no control is nested in it.',
  keys: [
    { keys: ['Tab'], does: 'Moves to the link of the card, then to its buttons' },
    { keys: ['Enter'], does: 'Follows the link, or presses the button' },
  ],
  aliases: ['panel', 'box', 'tile', 'container'],
  status: 'stable',
  since: '1.0.0',
  related: ['Page header', 'Key value list'],
}
