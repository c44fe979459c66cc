import { pageOfList, type ListRows, type ListRules } from '../shared/lists'
import { toCatalogValues } from './forms'
import { CATALOG_KINDS, CATALOG_SORT_KEYS, type CatalogEntry, type CatalogKind, type CatalogSortKey } from './model'

/** Reads the kind of an address. */
export const readCatalogKind = (text: string | undefined): CatalogKind | undefined =>
  CATALOG_KINDS.find((kind) => kind === text)

const rules: ListRules<CatalogEntry, CatalogSortKey> = {
  sortKeys: CATALOG_SORT_KEYS,
  sort: [{ key: 'name', isDescending: false }],
  idOf: ({ id }) => id,
  getTexts: (entry) => [
    ...Object.values(toCatalogValues(entry)).filter((value) => typeof value === 'string'),
    // The filter searches the number of a product license, but no ids that the list does not show.
    ...('roleGroupIds' in entry ? [String(entry.id)] : []),
  ],
  isActive: ({ isRetired }) => !isRetired,
}

/** One page of all entries of a kind, because the server does not page them. */
export const pageOfCatalog = <Entry extends CatalogEntry>(
  entries: readonly Entry[],
  query: Parameters<typeof pageOfList>[1],
): ListRows<Entry> => pageOfList(entries, { ...query, licenseId: undefined }, rules)
