/** Texts of every list. */
export const listMessages = {
  /** In the place of tags. */
  none: 'None',
  clearFilter: 'Clear filter',
  /** A page after the last one. Numbers arrive formatted. */
  noPage: (page: string) => `There is no page ${page}`,
  pages: (pages: string) => (pages === '1' ? 'This list has 1 page.' : `This list has ${pages} pages.`),
  lastPage: (pages: string) => `Go to page ${pages}`,
  /** The group of facets, and the one that turns all off. */
  facets: 'Show only',
  allFacets: 'All',
  showAll: 'Show all',
  /** After a failure: the rows do not answer what the address and the toolbar say. */
  previousRows: 'The list still shows your previous search, filter or page.',
  countsFailed: (many: string) => `Couldn't count the ${many}.`,
  /** "3 of 240 selected, 2 on other pages". Rows that "select all" left out are counted too. */
  selected: (count: string, total: string, elsewhere: number, skipped: number) =>
    [
      `${count} of ${total} selected`,
      elsewhere > 0 ? `, ${elsewhere.toLocaleString('en-US')} on other pages` : '',
      skipped > 0 ? `. ${skipped.toLocaleString('en-US')} skipped because you can't edit them` : '',
    ].join(''),
  selectAll: (total: string) => `Select all ${total} that match`,
  tooManySelected: (limit: number) =>
    `You can select up to ${limit.toLocaleString('en-US')} at once. Filter the list to select all that match.`,
  /** In the footer: rows that stay until the filter or the page changes, although they no longer belong to the page. */
  pinned: (count: number) => `plus ${count} just changed`,
  summary: (total: number, noun: string, page: number, pages: number) => `${total} ${noun}, page ${page} of ${pages}`,
} as const
