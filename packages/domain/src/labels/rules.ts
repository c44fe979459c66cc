import { splitIntoPieces } from '../shared/pieces'
import { ZPL_PLACEHOLDER } from '../shared/runtime-config'
import { labelMessages } from './messages'
import {
  LABEL_FAULTS,
  LABEL_TEXT_LIMIT,
  LABELS_PER_REQUEST,
  MOBILE_MAX_ZPL_SIZE,
  type LabelFault,
  type LabelRequest,
  type LabelSort,
  type SiteLabel,
  type SiteOnLabel,
} from './model'
import { showsPath } from './zpl'

/** A site that can get a label. */
export interface LabeledSite extends SiteOnLabel {
  /** An archived site is not active. */
  readonly active: boolean
}

/** Compares digits as numbers: Bin 9 before Bin 10. The locale is fixed, so that the server and every browser sort alike. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * Sorts items that are in the order of the site tree (CODE-19, CODE-23). The specification does not define "active": here it keeps the order of the site tree, and its
 * descending form reverses that order. "alpha" sorts by name, and equal names keep the order of the tree.
 */
export function sortLabels<Item>(items: readonly Item[], sort: LabelSort, nameOf: (item: Item) => string): Item[] {
  switch (sort) {
    case 'active-asc':
      return [...items]
    case 'active-desc':
      return items.toReversed()
    case 'alpha-asc':
      return items.toSorted((one, other) => byName.compare(nameOf(one), nameOf(other)))
    case 'alpha-desc':
      return items.toSorted((one, other) => byName.compare(nameOf(other), nameOf(one)))
  }
}

/** The active sites, which get a label, in the order of the tree (CODE-24). */
export const printableSites = (sites: readonly LabeledSite[]): SiteOnLabel[] =>
  sites
    .filter(({ active }) => active)
    .map(({ name, path = '' }) => ({ name: name.slice(0, LABEL_TEXT_LIMIT), path: path.slice(0, LABEL_TEXT_LIMIT) }))

/** The first site with the longest name. */
export const longestName = <Site extends SiteOnLabel>(sites: readonly Site[]): Site | undefined =>
  sites.reduce<Site | undefined>(
    (longest, site) => (longest === undefined || site.name.length > longest.name.length ? site : longest),
    undefined,
  )

export interface PrintOptions {
  /** Whether the labels go to the mobile app, as ZPL. */
  readonly isMobile: boolean
}

/**
 * Splits a print into pieces, one for each request. The pages of all pieces together have the sort order of the label. Within one piece the sites are in the order of the
 * tree again, because the server sorts each request.
 * @param sites in the order of the tree
 */
export function labelPieces<Site extends SiteOnLabel>({ sort }: Pick<SiteLabel, 'sort'>, sites: readonly Site[]) {
  const placed = sites.map((site, place) => ({ site, place }))
  const sorted = sortLabels(placed, sort, ({ site }) => site.name)
  return splitIntoPieces(sorted, LABELS_PER_REQUEST).map((piece) =>
    piece.toSorted((one, other) => one.place - other.place).map(({ site }) => site),
  )
}

/** The request for the labels of a piece (CODE-05, CODE-06, CODE-07, CODE-20). */
export const labelRequest = (
  { zpl, sort, dpmm, size }: SiteLabel,
  sites: readonly SiteOnLabel[],
  { isMobile }: PrintOptions,
): LabelRequest => ({
  Zpl: zpl,
  Sorting: sort,
  Dpmm: dpmm,
  Size: size,
  Barcodes: sites.map(({ name, path = '' }) => ({ Name: name, ...(showsPath(zpl) && { Path: path }), Qty: 1 })),
  ...(isMobile ? { MaxZplSize: MOBILE_MAX_ZPL_SIZE } : {}),
})

/** The requests of a print. @param sites in the order of the tree */
export const labelRequests = (label: SiteLabel, sites: readonly SiteOnLabel[], options: PrintOptions): LabelRequest[] =>
  labelPieces(label, sites).map((piece) => labelRequest(label, piece, options))

/** A label that cannot be printed. */
export interface LabelFailure {
  readonly name: string
  readonly fault: LabelFault
}

/** Groups failures by their reason. */
export const groupFailures = <Failure extends LabelFailure>(failures: readonly Failure[]) =>
  LABEL_FAULTS.map((fault) => ({ fault, failures: failures.filter((failure) => failure.fault === fault) })).filter(
    (group) => group.failures.length > 0,
  )

/** The error of labels that cannot be printed, with their names (CODE-25). */
export const describeFailures = (failures: readonly LabelFailure[]): string =>
  [
    labelMessages.failing(failures.length),
    ...groupFailures(failures).map((group) =>
      labelMessages.faultOf(
        labelMessages.faults[group.fault],
        group.failures.map(({ name }) => name),
      ),
    ),
  ].join(' ')

/** Name of the file with the labels of a project or a site (CODE-09). Saving it replaces characters that file systems refuse. */
export const labelFileName = (name: string): string => `${name} barcodes.pdf`

/** Whether a browser runs on a phone or a tablet, by its user agent (CODE-13). */
export const isMobileBrowser = (userAgent: string): boolean => /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent)

/** The link that hands ZPL to the mobile app (CODE-10). */
export const mobileAppLink = (link: string, zpl: string): string =>
  link.replaceAll(ZPL_PLACEHOLDER, () => encodeURIComponent(zpl))
