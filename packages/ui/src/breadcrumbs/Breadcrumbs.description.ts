import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Breadcrumbs',
  entry: 'breadcrumbs',
  purpose: 'The path back up from a page below another one. The page header renders it from its `breadcrumb`.',
  notFor: 'A list page, which has no parent page, or the steps of a task.',
  role: `a \`navigation\` landmark "Breadcrumb" with a list of links. The current page can be the last entry: text with
\`aria-current\`. Pages that do not fit are in a menu named "Pages in between".`,
  keys: [
    { keys: ['Tab'], does: 'Moves through the links and the button of the folded pages' },
    { keys: ['Enter'], does: 'Follows the link; on the button it opens the menu' },
  ],
  aliases: ['path', 'navigation trail'],
  status: 'stable',
  since: '1.0.0',
  related: ['Page header', 'Link'],
}
