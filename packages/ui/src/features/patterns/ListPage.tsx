import { type ReactNode, useRef } from 'react'
import { MAX_SEARCH_LENGTH } from '@sitewright/domain/shared/list-query'
import { type ListFilter, type ListRows, PAGE_SIZES } from '@sitewright/domain/shared/lists'
import { listMessages } from '@sitewright/domain/shared/messages'
import { Button } from '../../button/Button'
import { type Column, DataTable, type Density } from '../../data-table/DataTable'
import type { TableSelection } from '../../data-table/table-selection'
import { ColumnsMenu, DensitySwitch } from '../../data-table/TableControls'
import { EmptyState } from '../../empty-state/EmptyState'
import { PageHeading } from '../../page-header/PageHeading'
import { Root as Header } from '../../page-header/PageHeader.styles'
import { Pagination } from '../../pagination/Pagination'
import { SearchField } from '../../search-field/SearchField'
import { Select, type SelectOption } from '../../select/Select'
import { type TabLink, TabLinks } from '../../tab-links/TabLinks'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { Toolbar } from './ListPage.styles'
import { useTopOfPage } from './use-top-of-page'

/** Density and columns of a table, as a person chose them. */
export interface TableChoices {
  density: Density
  onDensity: (density: Density) => void
  hidden: string[]
  onHidden: (hidden: string[]) => void
}

/** What replaces a table without rows. */
export interface ListEmptyTexts {
  /** Visible, and announced instead of the count: "No users found". */
  title: string
  /** Why there are no rows, when a filter hides them. */
  filtered: string
  /** What a filter hides: "26 inactive users are hidden." */
  hidden?: string
  /** Why there are no rows, without a filter. */
  text: string
  icon: ReactNode
  /** Each filter beside the search that hides rows now, with the button that turns it off. */
  filters?: readonly { label: string; onClear: () => void }[] | undefined
}

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
}

/** Props of ListPage. */
export interface ListPageProps<Row, Key extends string> extends ListState<Row, ListFilter<Key>> {
  title: string
  /** Lists that stand beside this one. */
  tabs?: readonly TabLink[]
  actions?: ReactNode
  failedTitle: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => number
  rowName: (row: Row) => string
  rowHref: (row: Row) => string
  sortKeys: readonly Key[]
  search: { label: string; placeholder: string; delay: number }
  /** The licenses to choose among; left out where the session works in one alone (USER-10). */
  license?: { label: string; all: string; options: readonly SelectOption[] } | undefined
  /** Further filters, after the search. */
  children?: ReactNode
  /** Under this width the table scrolls sideways, where its columns need more than most. */
  minWidth?: string
  /** Given where rows are selected; `bar` acts on them. */
  selection?: { of: TableSelection<Row>; bar: ReactNode } | undefined
  noun: { one: string; other: string }
  empty: ListEmptyTexts
}

/**
 * A list with its filter, order and page, all of which stand in the address. Keys: / searches, Tab walks controls, Enter on a name opens
 * the row.
 */
export function ListPage<Row, Key extends string>(props: ListPageProps<Row, Key>) {
  const { view, filter, onFilter, table, columns, noun, search, shownFilter = filter } = props
  const isOutdated = JSON.stringify(shownFilter) !== JSON.stringify(filter)
  useTopOfPage(shownFilter)
  const searchField = useRef<HTMLInputElement>(null)
  const shared = {
    caption: props.title,
    columns,
    rowKey: props.rowKey,
    rowName: props.rowName,
    rowHref: props.rowHref,
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
    ...(props.minWidth === undefined ? {} : { minWidth: props.minWidth }),
  }
  return (
    <>
      <Header>
        <PageHeading title={props.title} actions={props.actions} />
      </Header>
      {props.tabs && <TabLinks label={props.title} items={props.tabs} />}
      <Toolbar role="search" aria-label={search.label}>
        <div data-part="search">
          <SearchField
            ref={searchField}
            label={search.label}
            placeholder={search.placeholder}
            value={filter.search}
            delay={search.delay}
            shortcut="/"
            maxLength={MAX_SEARCH_LENGTH}
            onChange={(text) => onFilter({ search: text })}
          />
        </div>
        {props.license && (
          <div data-part="license">
            <Select
              label={props.license.label}
              layout="prefixed"
              value={filter.licenseId === undefined ? '' : String(filter.licenseId)}
              onChange={(value) => onFilter({ licenseId: value === '' ? undefined : Number(value) })}
              options={[
                { value: '', label: props.license.all },
                ...licenseChoices(props.license.options, filter.licenseId),
              ]}
            />
          </div>
        )}
        {props.children}
        <div data-part="view">
          <DensitySwitch value={table.density} onChange={table.onDensity} />
          <ColumnsMenu columns={columns} hiddenColumns={table.hidden} onHiddenColumnsChange={table.onHidden} />
        </div>
      </Toolbar>
      <View view={view} failedTitle={props.failedTitle} loading={<DataTable {...shared} rows={[]} isLoading />}>
        {({ rows, total, pinned = 0 }, { isRefreshing }) => (
          <DataTable
            {...shared}
            rows={rows}
            isRefreshing={isRefreshing}
            isOutdated={isOutdated && isRefreshing}
            announcement={
              rows.length === 0
                ? props.empty.title
                : listMessages.summary(
                    total,
                    total === 1 ? noun.one : noun.other,
                    shownFilter.page,
                    Math.max(1, Math.ceil(total / shownFilter.pageSize)),
                  )
            }
            empty={
              <ListEmpty
                {...props.empty}
                search={filter.search}
                page={shownFilter.page}
                onAction={() => searchField.current?.focus()}
                onSearchClear={() => onFilter({ search: '' })}
                onFirstPage={() => onFilter({ page: 1 })}
              />
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
                {...(pinned > 0 ? { note: listMessages.pinned(pinned) } : {})}
              />
            }
          />
        )}
      </View>
    </>
  )
}

/** The options, with the chosen license among them while the licenses load. */
const licenseChoices = (options: readonly SelectOption[], licenseId: number | undefined): SelectOption[] => {
  const value = String(licenseId)
  const isListed = licenseId === undefined || options.some((option) => option.value === value)
  return isListed ? [...options] : [...options, { value, label: value }]
}

interface ListEmptyProps extends ListEmptyTexts {
  search: string
  page: number
  /** Called after each action: the button that was pressed disappears with the empty state. */
  onAction: () => void
  onSearchClear: () => void
  onFirstPage: () => void
}

function ListEmpty(props: ListEmptyProps) {
  const {
    title,
    filtered,
    hidden,
    text,
    icon,
    filters = [],
    search,
    page,
    onAction,
    onSearchClear,
    onFirstPage,
  } = props
  const clearSearch = { label: listMessages.clearFilter, onClear: onSearchClear }
  const clearActions = [...(search === '' ? [] : [clearSearch]), ...filters]
  const actions = page > 1 ? [{ label: listMessages.firstPage, onClear: onFirstPage }] : clearActions
  return (
    <EmptyState
      title={title}
      icon={icon}
      actions={
        actions.length > 0 &&
        actions.map(({ label, onClear }, place) => (
          <Button
            key={label}
            tone={place === 0 ? 'default' : 'ghost'}
            onClick={() => {
              onAction()
              onClear()
            }}
          >
            {label}
          </Button>
        ))
      }
    >
      {actions.length > 0 ? [filtered, hidden].filter(Boolean).join(' ') : text}
    </EmptyState>
  )
}
