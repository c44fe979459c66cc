import { Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { licenseFilter, type NamedLicense } from '@sitewright/domain/licenses/rules'
import type { FacetCounts } from '@sitewright/domain/shared/facets'
import { MAX_SEARCH_LENGTH } from '@sitewright/domain/shared/list-query'
import { type ListFilter, type ListRows, PAGE_SIZES } from '@sitewright/domain/shared/lists'
import { listMessages } from '@sitewright/domain/shared/list-messages'
import { ButtonLink } from '../../button/Button'
import { Checkbox } from '../../checkbox/Checkbox'
import { type Column, DataTable, type Density } from '../../data-table/DataTable'
import type { TableSelection } from '../../data-table/table-selection'
import { lazyPanel } from '../../lazy-panel/lazy-panel'
import { PageHeading } from '../../page-header/PageHeading'
import { Root as Header } from '../../page-header/PageHeader.styles'
import { countPages } from '../../pagination/page-numbers'
import { Pagination } from '../../pagination/Pagination'
import { SearchField } from '../../search-field/SearchField'
import { Select, type SelectOption } from '../../select/Select'
import { type TabLink, TabLinks } from '../../tab-links/TabLinks'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { ExportMenu } from './ExportMenu'
import { type Facet, Facets } from './Facets'
import { ListEmpty, NoSuchPage, noSuchPageTitle } from './ListEmpty'
import { Toolbar } from './ListPage.styles'
import { useIsBeside } from './use-is-beside'
import { useTopOfPage } from './use-top-of-page'

/** Loaded while the rows load. A list is shown without it if that fails. */
const useTableTools = lazyPanel(async () => (await import('./TableTools')).TableTools)

/** Density and columns of a table, as a person chose them. */
export interface TableChoices {
  density: Density
  onDensity: (density: Density) => void
  hidden: string[]
  onHidden: (hidden: string[]) => void
}

/** The labels of a list, by the same keys in every area of domain. */
export interface ListLabels {
  /** Title of the page. */
  list: string
  filter: string
  filterPlaceholder: string
  /** One row, in the count: "user". */
  one: string
  many: string
  /** The checkbox that hides inactive rows, and the button of an empty list that shows them; for a filter with `onlyActive`. */
  onlyActive?: string
  showInactive?: string
}

/** The messages of a list, by the same keys in every area of domain. */
export interface ListTexts {
  fetchFailed: string
  /** Visible, and announced instead of the count: "No users found". */
  emptyTitle: string
  /** Why there are no rows, when a filter hides them. */
  emptyFiltered: string
  /** Why there are no rows, without a filter. */
  emptyLicense: string
  /** What the filter hides: "26 inactive users are hidden." */
  inactiveHidden?: (count: number) => string
}

/** The link in a row. Its id is where the way back finds the row. The row of the open page is marked. */
export type RowLink = { id: string; href: string; onClick: () => void; 'aria-current'?: 'page' | undefined }

/** What the address and the read of a list provide, the same for every list. */
export interface ListState<Row, Filter> {
  view: ViewState<ListRows<Row>>
  filter: Filter
  /** The filter that the rows answer, while those of `filter` load; `filter` by default. */
  shownFilter?: Filter | undefined
  /** Anything but the page starts over at page 1. */
  onFilter: (change: Partial<Filter>) => void
  pageHref: (page: number) => string
  table: TableChoices
  /** Number of inactive rows that an empty list hides. */
  inactiveCount?: number | undefined
  /** The licenses to choose among; left out where the session works in one alone (USER-10, KEY-07). */
  licenses?: readonly NamedLicense[] | undefined
  /** Left out if the server exports nothing. */
  export?: ListExport | undefined
  /** The counts of the facets, `undefined` until they are counted and if that failed; left out if the server has no facets (LIC-90). */
  facets?: { counts: FacetCounts<string> | undefined } | undefined
}

/** Exports rows. @param columnIds of the visible columns, in their order, for the rows of the filter; without them all rows with every column */
export type ListExport = (columnIds: string[] | undefined) => void

/** A filter that only one list has. */
export interface OwnFilter {
  /** Its control in the toolbar. */
  control: ReactNode
  /** What an empty list offers to turn it off; undefined while it hides nothing. */
  reset: { label: string; onReset: () => void } | undefined
}

/** Props of ListPage. */
export interface ListPageProps<Row, Key extends string, FacetId extends string = never> extends ListState<
  Row,
  ListFilter<Key> & { onlyActive?: boolean; facets?: readonly FacetId[] }
> {
  labels: ListLabels
  messages: ListTexts
  /** Icon of the empty list. */
  icon: ReactNode
  /** The lists of the area; this one counts its rows. */
  tabs?: (total: number | undefined) => readonly TabLink[]
  /** The link that creates a row. Left out for users who may not. */
  newLink?: { label: string; href: string | undefined } | undefined
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => number
  rowName: (row: Row) => string
  /** Returns the link of a row; left out for rows without a page. Keep the function the same: a new one renders every row again. */
  rowLink?: (row: Row) => RowLink
  sortKeys: readonly Key[]
  /** The search waits this long after the last key, in milliseconds. */
  searchDelay: number
  /** Under this width the table scrolls sideways, where its columns need more than most. */
  minWidth?: string
  /** The facets of the list, for a filter with `facets`. */
  facetOptions?: readonly Facet<FacetId>[]
  /** A filter beside the search and the license. */
  ownFilter?: OwnFilter
  /** Given where rows are selected; `bar` acts on them. */
  selection?: { of: TableSelection<Row>; bar: ReactNode } | undefined
}

/**
 * A list with its filter, order and page, all of which stand in the address. Keys: / searches, Tab walks controls, Enter on a name opens
 * the row.
 */
export function ListPage<Row, Key extends string, FacetId extends string = never>(
  props: ListPageProps<Row, Key, FacetId>,
) {
  const { Panel: TableTools } = useTableTools(true, () => undefined)
  const { labels, messages, view, filter, onFilter, table, columns, newLink, shownFilter = filter } = props
  const { facetOptions = [], export: onExport } = props
  const license = licenseFilter(props.licenses)
  const noun = { one: labels.one, other: labels.many }
  const isOutdated = JSON.stringify(shownFilter) !== JSON.stringify(filter)
  useTopOfPage(shownFilter)
  const searchField = useRef<HTMLInputElement>(null)
  const { rowLink } = props
  const shared = {
    caption: labels.list,
    columns,
    rowKey: props.rowKey,
    rowName: props.rowName,
    ...(rowLink === undefined ? {} : { rowHref: (row: Row) => rowLink(row).href }),
    sort: {
      columnId: filter.sort.key,
      direction: filter.sort.isDescending ? ('descending' as const) : ('ascending' as const),
    },
    onSortChange: ({ columnId, direction }: { columnId: string; direction: 'ascending' | 'descending' }) => {
      const key = props.sortKeys.find((candidate) => candidate === columnId)
      if (key !== undefined) onFilter({ sort: { key, isDescending: direction === 'descending' } })
    },
    density: table.density,
    hiddenColumns: table.hidden,
    skeletonRows: 12,
    // While the rows load too, so that its column does not come late.
    ...(props.selection ? { selection: props.selection.of } : {}),
    minWidth: props.minWidth,
  }
  return (
    <>
      <Header>
        <PageHeading
          title={labels.list}
          headingLevel={useIsBeside() ? 2 : 1}
          actions={
            <>
              {onExport && (
                <ExportMenu
                  labels={labels}
                  onExport={onExport}
                  total={view.state === 'ready' ? view.value.total : undefined}
                  columnIds={columns.map(({ id }) => id).filter((id) => !table.hidden.includes(id))}
                />
              )}
              {newLink?.href !== undefined && (
                <ButtonLink href={newLink.href} tone="primary" icon={<Plus aria-hidden="true" />}>
                  {newLink.label}
                </ButtonLink>
              )}
            </>
          }
        />
      </Header>
      {props.tabs && (
        <TabLinks label={labels.list} items={props.tabs(view.state === 'ready' ? view.value.total : undefined)} />
      )}
      <Toolbar role="search" aria-label={labels.filter}>
        <div data-part="search">
          <SearchField
            ref={searchField}
            label={labels.filter}
            placeholder={labels.filterPlaceholder}
            value={filter.search}
            delay={props.searchDelay}
            shortcut="/"
            maxLength={MAX_SEARCH_LENGTH}
            onChange={(text) => onFilter({ search: text })}
          />
        </div>
        {license && (
          <div data-part="license">
            <Select
              label={license.label}
              layout="prefixed"
              value={filter.licenseId === undefined ? '' : String(filter.licenseId)}
              onChange={(value) => onFilter({ licenseId: value === '' ? undefined : Number(value) })}
              options={listChoices(license.all, license.options, filter.licenseId)}
            />
          </div>
        )}
        {props.facets && filter.facets && (
          <div data-part="facets">
            <Facets
              facets={facetOptions}
              counts={props.facets.counts}
              value={filter.facets}
              onChange={(ids) =>
                onFilter({ facets: facetOptions.map(({ id }) => id).filter((id) => ids.includes(id)) })
              }
            />
          </div>
        )}
        {props.ownFilter && <div data-part="own">{props.ownFilter.control}</div>}
        {labels.onlyActive !== undefined && filter.onlyActive !== undefined && (
          <Checkbox
            label={labels.onlyActive}
            isSelected={filter.onlyActive}
            onChange={(onlyActive) => onFilter({ onlyActive })}
          />
        )}
        <div data-part="view">{TableTools && <TableTools table={table} columns={columns} />}</div>
      </Toolbar>
      <View
        view={isOutdated ? explainRows(view, messages.fetchFailed) : view}
        failedTitle={messages.fetchFailed}
        loading={<DataTable {...shared} rows={[]} isLoading />}
      >
        {({ rows, total, pinned = 0 }, { isRefreshing }) => (
          <DataTable
            {...shared}
            rows={rows}
            isRefreshing={isRefreshing}
            isOutdated={isOutdated && isRefreshing}
            announcement={
              rows.length > 0
                ? listMessages.summary(
                    total,
                    total === 1 ? noun.one : noun.other,
                    shownFilter.page,
                    countPages(total, shownFilter.pageSize),
                  )
                : total > 0
                  ? noSuchPageTitle(shownFilter.page)
                  : messages.emptyTitle
            }
            empty={
              total > 0 ? (
                <NoSuchPage
                  page={shownFilter.page}
                  pages={countPages(total, shownFilter.pageSize)}
                  icon={props.icon}
                  href={props.pageHref}
                />
              ) : (
                <ListEmpty
                  labels={labels}
                  messages={messages}
                  icon={props.icon}
                  filter={filter}
                  inactiveCount={props.inactiveCount}
                  resets={[
                    filter.facets?.length
                      ? { label: listMessages.showAll, onReset: () => onFilter({ facets: [] }) }
                      : undefined,
                    props.ownFilter?.reset,
                  ]}
                  onFilter={onFilter}
                  // The button that was pressed disappears with the empty state.
                  onPress={() => searchField.current?.focus()}
                />
              )
            }
            {...(props.selection && rows.length > 0 ? { bar: props.selection.bar } : {})}
            footer={
              <Pagination
                page={shownFilter.page}
                pageSize={shownFilter.pageSize}
                pageSizes={PAGE_SIZES}
                onPageSizeChange={(pageSize) => onFilter({ pageSize })}
                total={total}
                noun={noun}
                href={props.pageHref}
                note={pinned > 0 ? listMessages.pinned(pinned) : undefined}
              />
            }
          />
        )}
      </View>
    </>
  )
}

/** A failure that leaves the rows of the previous filter says so: they must not look like the answer to the new one (API-120). */
function explainRows<Value>(view: ViewState<Value>, failedTitle: string): ViewState<Value> {
  if (view.state !== 'ready' || view.staleProblem === undefined) return view
  const { message } = view.staleProblem
  const reason = message === failedTitle ? '' : ` ${message}`
  return { ...view, staleProblem: { ...view.staleProblem, message: `${listMessages.previousRows}${reason}` } }
}

/** The options of a filter by id, after one for all: with the chosen id among them while they load. */
export function listChoices(all: string, options: readonly SelectOption[], id: number | undefined): SelectOption[] {
  const value = String(id)
  const isListed = id === undefined || options.some((option) => option.value === value)
  return [{ value: '', label: all }, ...options, ...(isListed ? [] : [{ value, label: value }])]
}
