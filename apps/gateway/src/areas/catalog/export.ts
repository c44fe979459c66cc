import {
  CATALOG_EXPORT_COLUMNS,
  CATALOG_SORT_KEYS,
  catalogExport,
  type CatalogEntry,
  type CatalogExportColumn,
  type CatalogKind,
} from '@sitewright/domain/catalog/model'
import { canManageCatalog } from '@sitewright/domain/catalog/policy'
import { pageOfCatalog } from '@sitewright/domain/catalog/rules'
import { catalogLabels, catalogScreenLabels as labels } from '@sitewright/domain/catalog/screen-messages'
import type { CsvValue } from '@sitewright/domain/shared/csv'
import type { Queries } from '../../db/database'
import { defineListExport, type ExportColumns, readAtOnce } from '../../exports/list-export'
import { sortOf } from '../list-query'
import type { CatalogOptions } from './notice'

/** Columns whose cells are not the value of the entry. */
const OWN: Readonly<Record<string, { readonly header: string; readonly cell: (value: unknown) => CsvValue }>> = {
  isRetired: { header: labels.state, cell: (value) => (value === true ? labels.retired : labels.offered) },
  isVendor: { header: labels.kind, cell: (value) => (value === true ? labels.vendor : labels.standard) },
  roleGroupIds: {
    header: catalogLabels.productLicenses.roleGroupIds,
    cell: (value) => (Array.isArray(value) ? value.length : null),
  },
}

function columnsOf<Kind extends CatalogKind>(kind: Kind) {
  const headers: Readonly<Record<string, unknown>> = catalogLabels[kind]
  const columns = CATALOG_EXPORT_COLUMNS[kind].map((id) => {
    const { header, cell } = OWN[id] ?? { header: String(headers[id]), cell: (value) => value as CsvValue }
    return [id, { header, cell: (entry: CatalogEntry) => cell(entry[id as keyof CatalogEntry]) }] as const
  })
  return Object.fromEntries(columns) as ExportColumns<CatalogEntry, CatalogExportColumn<Kind>>
}

interface ExportedPart<Row> {
  readonly area: string
  readonly list: CatalogKind
  read(q: Queries, options: Pick<CatalogOptions, 'config'>): Promise<Row[]>
  present(row: Row): CatalogEntry
}

/** The list of a part of the catalog as a CSV file. */
export const catalogExportOf = <Row>(part: ExportedPart<Row>, options: Pick<CatalogOptions, 'config'>) =>
  defineListExport({
    kind: `${part.area}.export`,
    input: catalogExport(part.list),
    allow: canManageCatalog,
    title: catalogLabels[part.list].list,
    open: ({ q }, input) => {
      sortOf(input.sort, CATALOG_SORT_KEYS, [])
      const load = async () => pageOfCatalog((await part.read(q, options)).map(part.present), input).rows
      return { columns: columnsOf(part.list), ...readAtOnce(load) }
    },
  })
