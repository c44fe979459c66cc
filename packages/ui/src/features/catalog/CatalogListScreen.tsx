import { BookMarked } from 'lucide-react'
import { useMemo } from 'react'
import {
  CATALOG_SORT_KEYS,
  type CatalogEntries,
  type CatalogFilter,
  type CatalogKind,
} from '@sitewright/domain/catalog/model'
import { catalogLabels, catalogTexts } from '@sitewright/domain/catalog/screen-messages'
import type { TabLink } from '../../tab-links/TabLinks'
import { ListPage, type ListState, type RowLink } from '../patterns/ListPage'
import { catalogColumns } from './catalog-columns'

/** The wait after the last key of the filter, in milliseconds. */
const FILTER_DELAY_MS = 200

/** Props of CatalogListScreen. */
export interface CatalogListScreenProps<Kind extends CatalogKind> extends ListState<
  CatalogEntries[Kind],
  CatalogFilter
> {
  kind: Kind
  /** The lists of the catalog; this one counts its rows. */
  tabs: (total: number | undefined) => readonly TabLink[]
  newHref: string
  rowLink: (entry: CatalogEntries[Kind]) => RowLink
}

/** The list of the catalog entries of one kind (CAT-01, CAT-08). */
export function CatalogListScreen<Kind extends CatalogKind>(props: CatalogListScreenProps<Kind>) {
  const { kind, filter, rowLink } = props
  const { search } = props.shownFilter ?? filter
  const columns = useMemo(() => catalogColumns[kind]({ rowLink, search }), [kind, rowLink, search])
  const labels = catalogLabels[kind]
  return (
    <ListPage
      {...props}
      labels={labels}
      messages={catalogTexts[kind]}
      icon={<BookMarked aria-hidden="true" />}
      newLink={{ label: labels.newTitle, href: props.newHref }}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      sortKeys={CATALOG_SORT_KEYS}
      searchDelay={FILTER_DELAY_MS}
    />
  )
}
