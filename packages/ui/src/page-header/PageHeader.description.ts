import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Page header',
  entry: 'page-header',
  purpose: `The head of a page: breadcrumb (parent pages only), title with badges, actions, and the facts that users look up daily, like the
title block of a drawing. A list page has no breadcrumb and no facts. On a phone, a single action stays beside the title;
two or more actions get their own row.`,
  notFor: 'A section inside a page. Values that users edit: facts are read-only.',
  role: `the \`heading\` of level 1, which scripts focus after navigation; a \`navigation\` landmark "Breadcrumb"; a
description list.`,
  keys: [{ keys: ['Tab'], does: 'Moves through breadcrumb, badges and actions, in this order' }],
  aliases: ['title bar', 'heading', 'title block'],
  status: 'stable',
  since: '1.0.0',
  related: ['Breadcrumbs', 'Tab links'],
}
