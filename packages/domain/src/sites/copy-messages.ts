const { format } = new Intl.NumberFormat('en')

/** Texts of copying sites. `messages.ts` has the texts of the copy itself. (Operations specification §2, §4.) */
export const siteCopyMessages = {
  readOnly: (reason: string) => `You can't copy sites into this project. ${reason}`,
  choose: 'Choose a source project to see its sites, imports and configs.',
  moreSources: (offered: number, all: number) =>
    `The list shows ${format(offered)} of ${format(all)} projects. Type an id or a name to find the others.`,
  noMatch: (search: string) => `No site matches “${search}”.`,
  emptySource: 'The source project has no sites to copy.',
  /** @param isTopTaken whether the name is taken at the top; unknown from some servers */
  archivedThere: (name: string, project: string, isTopTaken: boolean | undefined) =>
    isTopTaken === true
      ? `${name} exists at the top of ${project}, but it is archived. If you choose No, the copy is refused, because the top of a project has each name only once.`
      : `${name} exists in ${project}, but it is archived. If you choose No, a new ${name} is added at the top${isTopTaken === undefined ? ', unless the archived one is there,' : ''} and the archived one stays archived.`,
  copying: 'Copying…',
  copied: (count: number) => (count === 1 ? 'Copied' : `Copied ${format(count)} sites`),
  copiedCount: (count: number) => `${format(count)} ${count === 1 ? 'site' : 'sites'} copied`,
  counts: (count: number) =>
    count === 0 ? 'No sub-sites' : `${format(count)} ${count === 1 ? 'sub-site' : 'sub-sites'}`,
  /** Where a copy goes. @param above the names above it, none at the top; undefined for one that is unarchived */
  planned: (above: readonly string[] | undefined, subSites: number) => {
    const place =
      above === undefined ? 'unarchived here' : above.length === 0 ? 'at the top' : `below ${above.join(', ')}`
    return subSites === 0 ? place : `${place}, with ${siteCopyMessages.counts(subSites)}`
  },
  copiedWith: (name: string) => `Copied with ${name}.`,
  inSource: (count: number) => `${format(count)} in the source`,
} as const

export const siteCopyLabels = {
  exists: 'Exists',
  archived: 'Archived',
  source: 'Source project',
  goesTo: 'Copies go to',
  sites: 'Sites',
  tree: 'Sites of the source project',
  filter: 'Filter sites',
  copy: (name: string) => `Copy ${name}`,
  unarchiveTitle: (name: string) => `Unarchive ${name}?`,
  archivedTitle: (name: string) => `Copy ${name}?`,
  yes: 'Yes, unarchive and copy',
  no: 'No',
  continue: 'Continue',
} as const
