import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Link',
  entry: 'link',
  purpose: `Opens another page. Every component that navigates (tabs, table, paging, breadcrumb) uses it, so an app names its router once, in
\`LinkProvider\`. Other sites, mail, downloads and anchors on the same page stay plain links.`,
  notFor: 'An action on this page: use a `Button`.',
  role: '`link`, named by its text.',
  keys: [
    { keys: ['Tab'], does: 'Moves to the link' },
    { keys: ['Enter'], does: 'Follows it' },
  ],
  aliases: ['anchor', 'hyperlink'],
  status: 'stable',
  since: '1.0.0',
  related: ['Button', 'Breadcrumbs'],
}
