import { siteColorLabels } from '../shared/site-color-messages'
import { pageTitles } from '../shared/page-titles'
import { SITE_CLASSES, SITE_TYPES, type SiteClass, type SiteType } from './site'

/*
 * Texts of the screens of sites: the Sites tab of a project, the site screen and the bulk screen. A separate file, because the
 * name editors load only `messages.ts`. (Operations specification §2, §4, §5, §8.)
 */

const { format } = new Intl.NumberFormat('en')
const count = (amount: number, one: string, many: string): string => `${format(amount)} ${amount === 1 ? one : many}`

export const siteScreenMessages = {
  readOnly: (reason: string) => `Sites are read-only. ${reason}`,
  cannotAdd: (reason: string) => `You can't add sites here. ${reason}`,
  /** For a project whose sites are all archived and hidden. */
  allArchived: 'All sites of this project are archived. Turn on Show Archived Sites to see them.',
  emptyHelp: 'Add a site manually, or paste many paths at once.',
  noMatch: (search: string) => `No site matches “${search}”.`,
  counts: (sites: number, archived: number) =>
    `${count(sites, 'site', 'sites')}${archived > 0 ? `, ${format(archived)} archived` : ''}`,
  found: (matches: number) => `${count(matches, 'site', 'sites')} found`,
  archiveCounts: (active: number) => `${count(active, 'active sub-site', 'active sub-sites')} will be archived too.`,
  unarchiveText: 'This site becomes active again.',
  /** Names of the archived sites above, the topmost first (SITE-74). */
  unarchiveAbove: (names: readonly string[]) =>
    `${names.length === 1 ? 'This archived site above it becomes' : 'These archived sites above it become'} active too: ${names.join(' > ')}.`,
  unarchiveBelow: (archived: number) => `${count(archived, 'archived sub-site', 'archived sub-sites')} below it.`,
  previewFailed: "Couldn't count the sub-sites. You can still continue.",
  restored: 'Archived sites restored.',
  overlayAddress: 'Use a web address that starts with https:// or http://.',
  overlayIncomplete: 'Enter a name and a link. An overlay without both is not saved.',
  propertyNameBlank: 'Enter a name for this property.',
  propertyNameSame: 'Two properties cannot have the same name.',
  propertyTooLong: (limit: number) => `Enter at most ${format(limit)} characters.`,
  propertiesInvalid: 'Some properties are invalid. Correct them and try again.',
  overlaysInvalid: 'Some overlays are invalid. Correct them and try again.',
  tooManyOverlays: (limit: number) => `A site can have at most ${format(limit)} overlays.`,
  locationInvalid: 'The polygon is not finished or its edges cross. Correct it and try again.',
  /** For the edits of a rejected hierarchy that have no error of their own. */
  treeSkipped: 'Not saved because another site in this hierarchy failed.',
  bulkStopped: (created: number, total: number) =>
    `Stopped. ${format(created)} of ${count(total, 'root was', 'roots were')} created. The other lines are still here.`,
  bulkFailures: (failed: number) => `${count(failed, 'root was', 'roots were')} not created`,
  bulkFailure: (name: string, message: string) => `${name}: ${message}`,
  /** Those that were not tried after a failure that would repeat. @param others how many names are left out */
  bulkSkipped: (names: readonly string[], others: number) =>
    `Not tried after this failure: ${names.join(', ')}${others > 0 ? `, and ${format(others)} more` : ''}.`,
  bulkCreated: (sites: number, roots: number) =>
    `${count(sites, 'site', 'sites')} created in ${count(roots, 'root', 'roots')}:`,
  bulkProgress: (done: number, total: number) => `${format(done)} of ${count(total, 'root', 'roots')}`,
  bulkSites: (done: number, total: number, failed: number) =>
    `${format(done)} of ${count(total, 'site', 'sites')}${failed > 0 ? `, ${count(failed, 'root', 'roots')} failed` : ''}`,
  /** Of a root that failed. */
  notSaved: (message: string) => `Not saved. ${message}`,
  moreFailures: (failures: number) => `And ${format(failures)} more.`,
} as const

const CLASS_LABELS: Readonly<Record<SiteClass, string>> = {
  area: 'Area', // specified: SITE-55
  warehouse: 'Warehouse', // specified: SITE-55
  bin: 'Bin', // specified: SITE-55
  muster: 'Muster', // specified: SITE-55
}

const TYPE_LABELS: Readonly<Record<SiteType, string>> = {
  receivable: 'Receivable', // specified: SITE-55
  issuable: 'Issuable', // specified: SITE-55
  quarantine: 'Quarantine', // specified: SITE-55
  locked: 'Locked', // specified: SITE-55
  toolsAndEquipment: 'Tools and Equipment', // specified: SITE-55
}

export const siteScreenLabels = {
  /** Titles and tabs. */
  sites: pageTitles.sites,
  site: 'Site',
  project: 'Project',
  /** The menu of the Sites tab (PROJ-32). */
  actions: 'Site Actions',
  addManually: 'Manually Add Site', // specified: PROJ-32
  addBulk: pageTitles.bulkSites,
  downloadBarcodes: 'Download Site Barcodes', // specified: PROJ-32
  /** The Sites tab. */
  tree: 'Sites of this project',
  filter: 'Filter sites',
  showArchived: 'Show Archived Sites', // specified: SITE-10
  defaultStorage: 'Default Storage Location',
  noStorage: 'None',
  editTree: (name: string) => `Edit the tree of ${name}`,
  print: (name: string) => `Print a label for ${name}`,
  expand: (name: string) => `Expand ${name}`,
  collapse: (name: string) => `Collapse ${name}`,
  archived: 'Archived', // specified: SITE-09
  active: 'Active',
  /** The site screen. */
  siteId: 'Site Id',
  depth: 'Depth',
  subSites: 'Sub-sites',
  geometry: 'Geometry',
  point: 'Point',
  polygon: (vertices: number) => `Polygon, ${count(vertices, 'vertex', 'vertices')}`,
  noLocation: 'No location',
  none: 'None',
  invalid: 'Invalid',
  printLabel: 'Print Label',
  archive: 'Archive',
  unarchive: 'Unarchive',
  archiveTitle: (name: string) => `Archive ${name}?`,
  unarchiveTitle: (name: string) => `Unarchive ${name}?`,
  archiveConfirm: 'Archive site',
  unarchiveConfirm: 'Unarchive site',
  unarchiveSubSites: 'Unarchive sub-sites too',
  nameClassTypes: 'Name, class and types',
  /** Of a site without a class (SITE-52). */
  nameTypes: 'Name and types',
  name: 'Name',
  siteClass: 'Class',
  noClass: 'None',
  siteTypes: 'Site types',
  classes: CLASS_LABELS,
  types: TYPE_LABELS,
  userProperties: 'User properties',
  propertyName: 'Name',
  propertyValue: 'Value',
  propertyType: 'Type',
  /** Names of the fields of one property, for assistive technology. */
  nameOf: (place: number) => `Name of property ${place}`,
  valueOf: (name: string) => `Value of ${name}`,
  typeOf: (name: string) => `Type of ${name}`,
  permanent: 'Permanent',
  addProperty: 'Add Property',
  unnamedProperty: (place: number) => `property ${place}`,
  overlays: 'Overlays',
  overlayName: 'Name',
  overlayLink: 'Link',
  overlayNameOf: (place: number) => `Name of overlay ${place}`,
  overlayLinkOf: (place: number) => `Link of overlay ${place}`,
  addOverlay: 'Add Overlay',
  openOverlay: (name: string) => `Open ${name} in a new tab`,
  unnamedOverlay: (place: number) => `overlay ${place}`,
  noOverlays: 'No overlays yet.',
  location: 'Location',
  colors: siteColorLabels,
  /** The bulk screen. */
  sitesNow: 'Sites now',
  createProgress: 'Creating roots',
  roots: 'Roots',
  rootStates: { waiting: 'Waiting', creating: 'Creating…', created: 'Created' },
  stop: 'Stop after this root',
  showSites: 'Show all sites',
  unsavedLines: 'Site paths',
  unsavedHierarchy: 'Site hierarchy',
} as const

const CLASS_HELP: Readonly<Record<SiteClass, string>> = {
  area: 'Ground or a floor',
  warehouse: 'Holds storage locations',
  bin: 'Smallest storage place',
  muster: 'Assembly in an emergency',
}

const TYPE_HELP: Readonly<Record<SiteType, string>> = {
  receivable: 'Receive material here',
  issuable: 'Issue material from here',
  quarantine: 'Hold material for inspection',
  locked: 'No moves in or out',
  toolsAndEquipment: 'Check tools in and out',
}

/** The classes in their order, with labels and what they mean. */
export const siteClassOptions = SITE_CLASSES.map((value) => ({
  value,
  label: CLASS_LABELS[value],
  help: CLASS_HELP[value],
}))

/** The classes, and none at first, which is an empty text. */
export const siteClassChoices = [
  { value: '', label: siteScreenLabels.noClass, help: 'Only a place in the tree' },
  ...siteClassOptions,
] as const

/** The types in their order, with labels and what they mean. */
export const siteTypeOptions = SITE_TYPES.map((value) => ({ value, label: TYPE_LABELS[value], help: TYPE_HELP[value] }))
