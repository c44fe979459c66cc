import { CATALOG_KINDS, CATALOG_SORT_KEYS, type CatalogEntry, type CatalogKind } from '@sitewright/domain/catalog/model'
import { catalogLabels, catalogScreenLabels, catalogTexts } from '@sitewright/domain/catalog/screen-messages'
import { DEFAULT_PAGE_SIZE } from '@sitewright/domain/shared/lists'
import { CatalogListScreen } from '@sitewright/ui/features/catalog/CatalogListScreen'
import { useState } from 'react'
import { catalogLists } from '../../data/catalog'
import { pageQuery } from '../../data/page-query'
import { paths } from '../../paths'
import { rememberActiveOnly } from '../../shell/list/active-only'
import { getListExport } from '../../shell/list/list-export'
import { PageTitle } from '../../shell/page/PageTitle'
import { useList, useListProps } from '../../shell/list/use-list'
import { createRowLink } from '../../shell/list/use-row-focus'
import { withKind } from './with-kind'

const createOptions = (kind: CatalogKind) =>
  ({
    table: `catalog.${kind}`,
    sortKeys: CATALOG_SORT_KEYS,
    sort: { key: 'name', isDescending: false },
    pageSize: DEFAULT_PAGE_SIZE,
    extra: rememberActiveOnly(`catalog.${kind}`),
    href: (query: Parameters<typeof paths.catalog>[1]) => paths.catalog(kind, query),
  }) as const

const EXPORTS = {
  environments: 'catalogEnvironments.export',
  productLicenses: 'catalogProductLicenses.export',
  integrations: 'catalogIntegrations.export',
  reports: 'catalogReports.export',
} as const satisfies Readonly<Record<CatalogKind, string>>

/** The tabs above the lists; the open one counts its rows. */
const tabsOf = (kind: CatalogKind, count: number | undefined) =>
  CATALOG_KINDS.map((one) => ({
    href: paths.catalog(one),
    label: catalogLabels[one].list,
    isCurrent: one === kind,
    ...(one === kind && count !== undefined && { count }),
  }))

export const Component = withKind(({ kind }) => {
  const [{ options, rowLink }] = useState(() => ({
    options: createOptions(kind),
    rowLink: ({ id }: CatalogEntry) => createRowLink(`entry-${id}`, paths.catalogEntry(kind, id)),
  }))
  const list = useList(options)
  const { usePage, useCountWithInactive } = catalogLists[kind]
  const entries = usePage(list.filter)
  return (
    <>
      <PageTitle parts={[catalogLabels[kind].list, catalogScreenLabels.title]} />
      <CatalogListScreen
        {...useListProps(list, entries, catalogTexts[kind].fetchFailed)}
        export={getListExport(EXPORTS[kind], pageQuery(list.filter))}
        kind={kind}
        tabs={(total) => tabsOf(kind, total)}
        newHref={paths.newCatalogEntry(kind)}
        rowLink={rowLink}
        inactiveCount={useCountWithInactive(list.filter, entries.data?.total === 0)}
      />
    </>
  )
})
