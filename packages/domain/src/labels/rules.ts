import { splitIntoPieces } from '../shared/pieces'
import { ZPL_PLACEHOLDER } from '../shared/runtime-config'
import {
  LABEL_NAME_LIMIT,
  LABELS_PER_REQUEST,
  MOBILE_MAX_ZPL_SIZE,
  type LabelRequest,
  type LabelSort,
  type SiteLabel,
} from './model'

/** The fields of a site that printing needs. */
export interface LabeledSite {
  readonly name: string
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

/** The names of active sites, which get a label, in the order of the tree (CODE-24). */
export const printableNames = (sites: readonly LabeledSite[]): string[] =>
  sites.filter(({ active }) => active).map(({ name }) => name.slice(0, LABEL_NAME_LIMIT))

export interface PrintOptions {
  /** Whether the labels go to the mobile app, as ZPL. */
  readonly isMobile: boolean
}

/**
 * Splits a print into requests (CODE-05, CODE-06, CODE-07, CODE-20). The pages of all replies together have the sort order of the label. Within one request the names
 * are in the order of the tree again, because the server sorts each request.
 * @param names in the order of the tree
 */
export function labelRequests(
  { zpl, sort, dpmm, size }: SiteLabel,
  names: readonly string[],
  { isMobile }: PrintOptions,
): LabelRequest[] {
  const placed = names.map((name, place) => ({ name, place }))
  const sorted = sortLabels(placed, sort, ({ name }) => name)
  return splitIntoPieces(sorted, LABELS_PER_REQUEST).map((piece) => ({
    Zpl: zpl,
    Sorting: sort,
    Dpmm: dpmm,
    Size: size,
    Barcodes: piece.toSorted((one, other) => one.place - other.place).map(({ name }) => ({ Name: name, Qty: 1 })),
    ...(isMobile ? { MaxZplSize: MOBILE_MAX_ZPL_SIZE } : {}),
  }))
}

/** Name of the file with the labels of a project or a site (CODE-09). Saving it replaces characters that file systems refuse. */
export const labelFileName = (name: string): string => `${name} barcodes.pdf`

/** Whether a browser runs on a phone or a tablet, by its user agent (CODE-13). */
export const isMobileBrowser = (userAgent: string): boolean => /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent)

/** The link that hands ZPL to the mobile app (CODE-10). */
export const mobileAppLink = (link: string, zpl: string): string =>
  link.replaceAll(ZPL_PLACEHOLDER, () => encodeURIComponent(zpl))
