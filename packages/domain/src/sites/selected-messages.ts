import { listNames } from '../shared/join-names'

/*
 * Texts of the actions on several selected sites (SITE-81, SITE-82).
 */

const { format } = new Intl.NumberFormat('en')
const count = (amount: number, noun = 'site'): string => `${format(amount)} ${noun}${amount === 1 ? '' : 's'}`

export const selectedSiteMessages = {
  archivedNotSelectable: "Archived sites can't be selected. Open the site to unarchive it.",
  /** The sites of an archive by name, and how many sub-sites are archived with them. */
  archiveText: (names: readonly string[], below: number) =>
    `${listNames(names)}${below > 0 ? `, with ${count(below, 'sub-site')}` : ''}.`,
  withoutClass: (names: readonly string[]) =>
    `A top-level site has no class. ${names.length === 1 ? 'This one stays' : 'These stay'} as ${names.length === 1 ? 'it is' : 'they are'}: ${listNames(names)}.`,
  onlyTopLevel: 'All selected sites are at the top level, and have no class.',
  chooseTypes: 'Choose at least one type.',
  archived: (sites: number) => `${count(sites)} archived.`,
  changed: (sites: number) => `${count(sites)} changed.`,
  /** Above the names of the sites that failed. */
  failed: (sites: number) => `${count(sites)} could not be saved. The others are done. You can try these again.`,
  failure: (name: string, message: string) => `${name}: ${message}`,
  more: (sites: number) => `And ${format(sites)} more.`,
  stopped: 'Stopped before this site.',
} as const

export const selectedSiteLabels = {
  includeBelow: (sites: number) => `Include ${count(sites, 'sub-site')}`,
  archive: 'Archive…',
  siteClass: 'Class…',
  types: 'Types…',
  print: 'Print Labels',
  archiveTitle: (sites: number) => `Archive ${count(sites)}?`,
  archiveConfirm: (sites: number) => `Archive ${count(sites)}`,
  classTitle: (sites: number) => `Class of ${count(sites)}`,
  typesTitle: (sites: number) => `Types of ${count(sites)}`,
  changeConfirm: (sites: number) => `Change ${count(sites)}`,
  mode: 'Change',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  progress: 'Saving sites',
  progressOf: (done: number, total: number) => `${format(done)} of ${count(total)}`,
  stop: 'Stop',
} as const
