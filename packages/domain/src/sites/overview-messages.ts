import { siteScreenLabels } from './screen-messages'
import type { SiteClass } from './site'

/*
 * Texts of the map of a project (MAP-26 to MAP-31). A separate file, because only the Sites tab loads them.
 */

const { format } = new Intl.NumberFormat('en')
const count = (amount: number, one: string): string => `${format(amount)} ${one}${amount === 1 ? '' : 's'}`

/** The views of the Sites tab, as its address names them. */
export const SITE_VIEWS = ['tree', 'map'] as const
export type SiteView = (typeof SITE_VIEWS)[number]

/** What the list beside the map shows, as the address names it. */
export const SITE_LISTS = ['all', 'no-shape', 'archived'] as const
export type SiteList = (typeof SITE_LISTS)[number]

/** What a site on the map is, which its color shows too. */
const KINDS: Readonly<Record<SiteClass | 'none', string>> = { ...siteScreenLabels.classes, none: 'No class' }

export const overviewLabels = {
  view: 'View',
  views: { tree: 'Tree', map: 'Map' },
  map: 'Map of the sites',
  list: 'List of sites',
  legend: 'Shown on the map',
  kinds: KINDS,
  archived: siteScreenLabels.archived,
  noShape: 'No shape',
  show: 'Show sites',
  lists: { all: 'All', 'no-shape': 'No shape', archived: siteScreenLabels.archived },
  onlyInView: 'Only in view',
  inView: (sites: number) => `${format(sites)} in view`,
  below: (parent: string) => `in ${parent}`,
  tools: { select: 'Select', box: 'Select inside a rectangle', zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Fit' },
  keys: 'Keys on the map',
  actions: {
    mark: 'Site',
    select: 'Select',
    box: 'Select inside',
    open: 'Open',
    fit: 'Fit',
    pan: 'Pan',
    zoom: 'Zoom',
    leave: 'List',
  },
  drag: 'Drag',
  draw: (name: string) => `Draw ${name}`,
} as const

export const overviewMessages = {
  /** What a marked site is: "Area, polygon, 6 sub-sites". */
  about: (parts: { kind: SiteClass | 'none'; isPoint: boolean; below: number; isArchived: boolean }) =>
    [
      parts.isArchived ? siteScreenLabels.archived : KINDS[parts.kind],
      parts.isPoint ? 'point' : 'polygon',
      ...(parts.below > 0 ? [count(parts.below, 'sub-site')] : []),
    ].join(', '),
  /** Announced after N and P. */
  marked: (name: string, about: string, isSelected: boolean) => `${name}. ${about}${isSelected ? ', selected' : ''}.`,
  group: (sites: number) => `${count(sites, 'site')} here. Zoom in to see them.`,
  selected: (name: string) => `${name} selected.`,
  cleared: (name: string) => `${name} not selected.`,
  /** Announced after a rectangle. */
  boxed: (sites: number) =>
    sites === 0
      ? 'No active site is completely inside the rectangle.'
      : `${count(sites, 'site')} inside the rectangle selected.`,
  fitted: (sites: number) => `The map shows ${count(sites, 'site')}.`,
  noneShown: 'The legend hides all sites. Select a part of it to show them.',
  empty: 'No site has a shape',
  emptyHelp: 'The list still works. Draw a shape on the Map tab of a site.',
  failed: 'The map could not be loaded',
  failedHelp: 'The list, the selection and the actions still work.',
  loading: 'Loading the locations…',
  noneListed: {
    all: 'There are no sites.',
    'no-shape': 'Every site has a shape.',
    archived: 'No site is archived.',
  },
  noShapeInView: 'Sites without a shape are never in view. Clear “Only in view”.',
  notFoundInView: 'No site in view matches. Move the map, or clear “Only in view”.',
  noneInView: 'None of these sites is in view. Move the map, or clear Only in view.',
  viewUnknown: 'The map is not loaded.',
  locationsFailed: "The locations couldn't be loaded.",
} as const
