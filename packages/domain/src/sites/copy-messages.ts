const { format } = new Intl.NumberFormat('en')

/** Texts of the Copy tab. `messages.ts` has the texts of the copy itself. (Operations specification §2, §4.) */
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
  counts: (count: number) => `${format(count)} ${count === 1 ? 'sub-site' : 'sub-sites'}`,
  inSource: (count: number) => `${format(count)} in the source`,
} as const

export const siteCopyLabels = {
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
