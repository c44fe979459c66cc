import { listNames } from './join-names'
import type { PlannedCopy } from './several-copies'

const { format } = new Intl.NumberFormat('en')

const count = (number: number, one: string, many = `${one}s`): string =>
  `${format(number)} ${number === 1 ? one : many}`

/** Counts copies in words: "3 sites with 12 sub-sites, 1 import, 3 configs". */
function describeCopies(copies: readonly PlannedCopy[]): string {
  const numberOf = (kind: PlannedCopy['kind']): number =>
    copies.reduce((sum, copy) => sum + (copy.kind === kind ? copy.ids.length : 0), 0)
  const subSites = copies.reduce((sum, copy) => sum + (copy.subSites ?? 0), 0)
  return [
    numberOf('site') > 0 &&
      `${count(numberOf('site'), 'site')}${subSites > 0 ? ` with ${count(subSites, 'sub-site')}` : ''}`,
    numberOf('import') > 0 && count(numberOf('import'), 'import'),
    numberOf('config') > 0 && count(numberOf('config'), 'config'),
  ]
    .filter((part) => part !== false)
    .join(', ')
}

/** Texts of several copies of the Copy tab. (COPY-35 to COPY-41.) */
export const severalCopiesMessages = {
  selected: (selected: number) => `${format(selected)} selected`,
  nothingIn: { all: 'Nothing to copy.', missing: 'Nothing here is missing.', differs: 'Nothing here differs.' },
  nothingToSelect: 'Copy these rows one at a time.',
  /** Of a site that a view shows only for those below it. */
  onlyPath: 'This site is shown for its sub-sites. Choose All to select it.',
  selectedOf: (selected: number, all: number) => `${format(selected)} of ${format(all)} selected`,
  describe: describeCopies,
  overwrites: (configs: number) => `Overwrites ${count(configs, 'config')}`,
  title: (number: number, project: string) => `Copy ${format(number)} to ${project}?`,
  added: (number: number) => `${format(number)} here`,
  overwritten: (configs: number, values: number) => `${count(configs, 'config')}, ${count(values, 'value')}`,
  refused: (number: number) => `${count(number, 'copy', 'copies')} rejected`,
  more: (number: number) => `and ${format(number)} more`,
  replaced: (label: string, before: string, after: string) => `${label}: ${before} to ${after}`,
  confirm: (added: number, overwritten: number) => {
    if (overwritten === 0) return `Copy ${format(added)}`
    return added === 0 ? `Overwrite ${format(overwritten)}` : `Copy ${format(added)}, overwrite ${format(overwritten)}`
  },
  archivedHere: (names: readonly string[], copies: number) =>
    `${listNames(names)} ${names.length === 1 ? 'is' : 'are'} archived here. ${copies === 1 ? '1 copy goes' : `${format(copies)} copies go`} there.`,
  unarchive: (names: readonly string[]) => `Unarchive ${listNames(names)}`,
  notUnarchived:
    'If you clear this, these copies are added at the top, and the archived sites stay archived. The server rejects a copy if the top already has a site with its name.',
  escape: 'copies nothing',
  progress: (done: number, all: number) => `Copying ${format(Math.min(done + 1, all))} of ${format(all)}…`,
  /** Of copies that were made, and of those that were not. */
  done: (copies: readonly PlannedCopy[], failures: number) => {
    const made = copies.length === 0 ? [] : [`Copied ${describeCopies(copies)}.`]
    const failed = failures === 0 ? [] : [`${count(failures, 'copy', 'copies')} failed. The lists say why.`]
    return { text: [...made, ...failed].join(' '), tone: failures === 0 ? ('success' as const) : ('error' as const) }
  },
} as const

export const severalCopiesLabels = {
  name: 'Name',
  show: 'Show',
  views: { all: 'All', missing: 'Missing here', differs: 'Differs' },
  parameter: 'Parameter',
  before: 'Here now',
  after: 'After',
  to: 'becomes ',
  otherContent: (text: string) => `${text} (different content)`,
  source: (projectId: number) => `In ${projectId}`,
  target: (projectId: number) => `Here, in ${projectId}`,
  notHere: 'Not here',
  select: 'Select',
  differences: 'Differences',
  review: 'Review and copy…',
  new: 'New',
  overwritten: 'Overwritten',
  notCopied: 'Not copied',
  overwrittenResult: 'Overwritten',
  copiedResult: 'Copied',
  copying: 'Copying…',
  back: 'Back',
  retry: 'Retry',
  retryOf: (name: string) => `Retry ${name}`,
} as const
