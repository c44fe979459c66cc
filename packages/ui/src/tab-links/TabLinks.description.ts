import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Tab links',
  entry: 'tab-links',
  purpose: `The parts of a page, each with its own address: a part can be opened in another browser tab and survives a reload. Links that do not fit scroll
sideways, and the current one is scrolled into view.`,
  notFor: 'Views inside a form or a dialog, which have no address.',
  role: `a \`navigation\` landmark named by \`label\` with a list of \`link\`s; the current part is \`aria-current="page"\`. A part that
cannot be opened stays focusable, is \`aria-disabled\` and is described by its reason.`,
  keys: [
    { keys: ['Tab'], does: 'Moves through the links, including disabled ones' },
    { keys: ['Enter'], does: 'Opens the part' },
    { keys: ['Escape'], does: 'Hides the reason of a disabled link' },
  ],
  aliases: ['tabs', 'navigation tabs', 'subnavigation', 'tab bar'],
  status: 'stable',
  since: '1.0.0',
  related: ['Tabs', 'Breadcrumbs'],
}
