import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Pagination',
  entry: 'pagination',
  purpose: 'Shows which rows of a list are visible and links to its other pages. Place it in the footer of a table.',
  notFor: 'The steps of a task: steps have names, so list them as links. A list with a single screen of rows.',
  role: `a \`navigation\` named "Pages" with links named "Page 3". The current page has \`aria-current\`. On the first and
the last page, an arrow keeps its position and the focus, and has \`aria-disabled\`.`,
  keys: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves through the links' },
    { keys: ['Enter'], does: 'Opens the page; the focus stays on the link' },
    { keys: ['Ctrl+Enter'], does: 'Opens the page in a new tab' },
  ],
  aliases: ['pager', 'page numbers', 'paging'],
  status: 'stable',
  since: '1.0.0',
  related: ['Data table', 'Windowed table'],
}
