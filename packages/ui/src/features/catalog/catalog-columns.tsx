import type { CatalogEntries, CatalogKind, CatalogSortKey } from '@sitewright/domain/catalog/model'
import { catalogLabels, catalogScreenLabels } from '@sitewright/domain/catalog/screen-messages'
import type { Column } from '../../data-table/DataTable'
import { SwatchTag } from '../../swatch-tag/SwatchTag'
import { Highlight } from '../patterns/Highlight'
import { type ColumnOptions, RowName } from '../patterns/RowName'
import { StateBadge } from './StateBadge'

type Entry<Kind extends CatalogKind> = CatalogEntries[Kind]
type Columns<Kind extends CatalogKind> = readonly (Column<Entry<Kind>> & { id: CatalogSortKey | keyof Entry<Kind> })[]

const nameColumn = <Kind extends CatalogKind>({ rowLink, search }: ColumnOptions<Entry<Kind>>) =>
  ({
    id: 'name',
    header: catalogLabels.environments.name,
    width: '28%',
    isSortable: true,
    cell: (entry: Entry<Kind>) => <RowName link={rowLink(entry)} name={entry.name} search={search} />,
  }) as const

const lastColumns = <Kind extends CatalogKind>() =>
  [
    {
      id: 'uses',
      header: catalogLabels.environments.uses,
      width: 96,
      align: 'end',
      isSortable: true,
      canHide: true,
      cell: ({ uses }: Entry<Kind>) => uses.toLocaleString('en-US'),
    },
    {
      id: 'isRetired',
      header: catalogScreenLabels.state,
      width: 128,
      canHide: true,
      skeleton: 'badge',
      cell: ({ isRetired }: Entry<Kind>) => <StateBadge isRetired={isRetired} />,
    },
  ] as const

/** The columns of each kind (CAT-02 to CAT-04, CAT-08). */
export const catalogColumns: {
  readonly [Kind in CatalogKind]: (options: ColumnOptions<Entry<Kind>>) => Columns<Kind>
} = {
  environments: (options) => [
    nameColumn<'environments'>(options),
    {
      id: 'serverUrl',
      header: catalogLabels.environments.serverUrl,
      canHide: true,
      cell: ({ serverUrl }) => <Highlight text={serverUrl} search={options.search} />,
    },
    {
      id: 'label',
      header: catalogLabels.environments.label,
      width: 128,
      canHide: true,
      cell: ({ label }) => <Highlight text={label} search={options.search} />,
    },
    ...lastColumns<'environments'>(),
  ],
  productLicenses: (options) => [
    nameColumn<'productLicenses'>(options),
    {
      id: 'id',
      header: catalogLabels.productLicenses.id,
      width: 96,
      align: 'end',
      canHide: true,
      cell: ({ id }) => <Highlight text={String(id)} search={options.search} />,
    },
    {
      id: 'shortName',
      header: catalogLabels.productLicenses.shortName,
      width: 128,
      canHide: true,
      skeleton: 'badge',
      cell: ({ shortName, color }) => <SwatchTag color={color}>{shortName}</SwatchTag>,
    },
    {
      id: 'isVendor',
      header: catalogScreenLabels.kind,
      width: 112,
      canHide: true,
      cell: ({ isVendor }) => (isVendor ? catalogScreenLabels.vendor : catalogScreenLabels.standard),
    },
    {
      id: 'roleGroupIds',
      header: catalogLabels.productLicenses.roleGroupIds,
      width: 128,
      align: 'end',
      canHide: true,
      cell: ({ roleGroupIds }) => roleGroupIds.length.toLocaleString('en-US'),
    },
    ...lastColumns<'productLicenses'>(),
  ],
  integrations: (options) => [
    nameColumn<'integrations'>(options),
    {
      id: 'imgUrl',
      header: catalogLabels.integrations.imgUrl,
      canHide: true,
      cell: ({ imgUrl }) => <Highlight text={imgUrl} search={options.search} />,
    },
    {
      id: 'setupUrl',
      header: catalogLabels.integrations.setupUrl,
      canHide: true,
      cell: ({ setupUrl }) => <Highlight text={setupUrl} search={options.search} />,
    },
    ...lastColumns<'integrations'>(),
  ],
  reports: (options) => [
    nameColumn<'reports'>(options),
    {
      id: 'path',
      header: catalogLabels.reports.path,
      canHide: true,
      cell: ({ path }) => <Highlight text={path} search={options.search} />,
    },
    ...lastColumns<'reports'>(),
  ],
}
