import { ArrowLeft, TableProperties } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import {
  MATRIX_FACETS,
  type MatrixFacet,
  type MatrixPage,
  MAX_MATRIX_PAGE_SIZE,
} from '@sitewright/domain/configs/matrix'
import { matrixLabels as labels, matrixMessages as messages } from '@sitewright/domain/configs/matrix-messages'
import { projectScreenMessages } from '@sitewright/domain/projects/screen-messages'
import type { FacetCounts } from '@sitewright/domain/shared/facets'
import { MAX_SEARCH_LENGTH } from '@sitewright/domain/shared/list-query'
import { PAGE_SIZES } from '@sitewright/domain/shared/lists'
import { Announcement } from '../../../announcer/Announcement'
import { Button, ButtonLink } from '../../../button/Button'
import { EmptyState } from '../../../empty-state/EmptyState'
import { countPages } from '../../../pagination/page-numbers'
import { Pagination } from '../../../pagination/Pagination'
import { SearchField } from '../../../search-field/SearchField'
import { Segments } from '../../../segments/Segments'
import { Select } from '../../../select/Select'
import { KeyCap } from '../../../sign/KeyCap'
import { View } from '../../../view/View'
import type { View as ViewState } from '../../../view/view-state'
import { NoSuchPage, noSuchPageTitle } from '../../patterns/ListEmpty'
import type { OptionSearch } from '../../patterns/option-search'
import { type ChosenProject, ProjectChoice } from '../../patterns/ProjectChoice'
import { TabActions } from '../../patterns/TabActions'
import { useIsNarrow } from '../../patterns/use-is-narrow'
import { Toolbar } from '../Configs.styles'
import { Foot, Keys, Legend, Narrow, Reference, Work } from './ConfigMatrix.styles'
import type { MatrixPlace } from './matrix-cell'
import { MatrixGrid } from './MatrixGrid'
import { MatrixSide, type MatrixSideProps } from './MatrixSide'
import { MatrixSkeleton } from './MatrixSkeleton'

/** What the address of the matrix has. */
export interface MatrixFilter {
  search: string
  facets: readonly MatrixFacet[]
  page: number
  pageSize: number
  /** The config that a narrow window shows; the first one by default. */
  config: string | undefined
}

/** Props of ConfigMatrix. */
export interface ConfigMatrixProps extends Pick<MatrixSideProps, 'differences' | 'configHref'> {
  view: ViewState<MatrixPage>
  filter: MatrixFilter
  /** The filter that the rows answer: the previous one while others load. */
  shownFilter: MatrixFilter
  /** Anything but the page starts over at page 1. */
  onFilter: (change: Partial<MatrixFilter>) => void
  pageHref: (page: number) => string
  /** How many projects each facet has; undefined until they are counted. */
  counts: FacetCounts<MatrixFacet> | undefined
  /** Searches for the projects to compare with. */
  projects: OptionSearch<ChosenProject>
  reference: ChosenProject | undefined
  onReference: (project: ChosenProject | undefined) => void
  /** The cell whose differences are shown. */
  open: (MatrixPlace & { readonly name: string }) | undefined
  onOpen: (place: (MatrixPlace & { readonly name: string }) | undefined) => void
  /** The configs of the license itself. */
  configsHref: string
  /** The page of a project. */
  projectHref: (projectId: number) => string
}

const ALL = 'all'
const SHOWN = [ALL, ...MATRIX_FACETS] as const
const SIZES = PAGE_SIZES.filter((size) => size <= MAX_MATRIX_PAGE_SIZE)
const SEARCH_DELAY = 300

/**
 * The configs of all projects of a license, compared with a reference project. Keys: / searches; in the grid arrows, Home and End move, Enter opens
 * the differences of a cell, and Escape closes them and returns to the cell.
 */
export function ConfigMatrix(props: ConfigMatrixProps) {
  const { view, filter, shownFilter, onFilter, open, onOpen } = props
  const gridId = useId()
  const searchField = useRef<HTMLInputElement>(null)
  const isNarrow = useIsNarrow()
  const page = view.state === 'ready' ? view.value : undefined
  const config = page?.configs.find((name) => name === filter.config) ?? page?.configs[0]
  const focusGrid = (): void => document.getElementById(gridId)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  const close = (): void => {
    if (open === undefined) return
    const cell = document.getElementById(cellId(gridId, open))
    if (cell === null) focusGrid()
    else cell.focus()
    onOpen(undefined)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || open === undefined) return
    event.preventDefault()
    close()
  }
  return (
    <>
      <TabActions>
        <ButtonLink href={props.configsHref} icon={<ArrowLeft aria-hidden="true" />}>
          {labels.configs}
        </ButtonLink>
      </TabActions>
      <Toolbar role="search" aria-label={labels.filter}>
        <div data-part="search">
          <SearchField
            ref={searchField}
            label={labels.search}
            placeholder={labels.searchPlaceholder}
            value={filter.search}
            delay={SEARCH_DELAY}
            maxLength={MAX_SEARCH_LENGTH}
            onChange={(search) => onFilter({ search })}
          />
        </div>
        <Reference>
          <span aria-hidden="true">{labels.compareWith}</span>
          <ProjectChoice
            label={labels.compareWith}
            projects={props.projects}
            chosen={props.reference}
            onChange={props.onReference}
          />
        </Reference>
        {isNarrow && page !== undefined && (
          <Narrow>
            <Select
              layout="prefixed"
              label={labels.config}
              options={page.configs.map((name) => ({ value: name, label: name }))}
              value={config ?? ''}
              onChange={(name) => {
                onOpen(undefined)
                onFilter({ config: name, page: filter.page })
              }}
            />
          </Narrow>
        )}
        <Segments
          label={labels.show}
          options={SHOWN.map((id) => ({
            value: id,
            label: id === ALL ? labels.all : labels.states[id],
            count: props.counts?.[id],
          }))}
          value={filter.facets[0] ?? ALL}
          onChange={(id) => onFilter({ facets: id === ALL ? [] : [id] })}
        />
      </Toolbar>
      <View view={view} failedTitle={messages.failed} loading={<MatrixSkeleton />}>
        {(value) =>
          value.reference === null || isFilteredOut(value, shownFilter) ? (
            <>
              <EmptyState
                title={messages.emptyTitle}
                icon={<TableProperties aria-hidden="true" />}
                actions={
                  value.reference !== null && (
                    <Button
                      onClick={() => {
                        // The button disappears with the empty state.
                        searchField.current?.focus()
                        onFilter({ search: '', facets: [] })
                      }}
                    >
                      {labels.showAll}
                    </Button>
                  )
                }
              >
                {value.reference === null ? messages.emptyLicense : projectScreenMessages.emptyFiltered}
              </EmptyState>
              <Announcement>{messages.emptyTitle}</Announcement>
            </>
          ) : value.projects.length === 0 && value.total > 0 ? (
            <>
              <NoSuchPage
                page={shownFilter.page}
                pages={countPages(value.total, shownFilter.pageSize)}
                icon={<TableProperties aria-hidden="true" />}
                href={props.pageHref}
              />
              <Announcement>{noSuchPageTitle(shownFilter.page)}</Announcement>
            </>
          ) : (
            <>
              <Work data-open={open === undefined ? undefined : ''} onKeyDown={onKeyDown}>
                <div>
                  <MatrixGrid
                    id={gridId}
                    page={value}
                    reference={value.reference}
                    configs={isNarrow && config !== undefined ? [config] : value.configs}
                    open={open}
                    onOpen={onOpen}
                    projectHref={props.projectHref}
                    cellId={(place) => cellId(gridId, place)}
                  />
                  <Legend>
                    {messages.legend(value.reference.projectId).map((text) => (
                      <span key={text}>{text}</span>
                    ))}
                  </Legend>
                </div>
                {open !== undefined && (
                  <MatrixSide
                    key={cellId(gridId, open)}
                    open={open}
                    reference={value.reference}
                    differences={props.differences}
                    configHref={props.configHref}
                    onClose={close}
                    onLeave={focusGrid}
                  />
                )}
              </Work>
              <Foot>
                <Pagination
                  page={shownFilter.page}
                  pageSize={shownFilter.pageSize}
                  pageSizes={SIZES}
                  onPageSizeChange={(pageSize) => onFilter({ pageSize })}
                  total={value.total}
                  noun={labels.noun}
                  href={props.pageHref}
                />
                <MatrixKeys />
              </Foot>
              <Announcement>{messages.found(value.total)}</Announcement>
            </>
          )
        }
      </View>
    </>
  )
}

/** The id of the button of a cell. */
const cellId = (gridId: string, { projectId, config }: MatrixPlace): string => `${gridId}-${projectId}-${config}`

const isFilteredOut = ({ total }: MatrixPage, { search, facets }: MatrixFilter): boolean =>
  total === 0 && (search.trim() !== '' || facets.length > 0)

/** The keys of the grid. */
function MatrixKeys() {
  return (
    <Keys>
      <dt>
        <KeyCap cap="←" /> <KeyCap cap="→" /> <KeyCap cap="↑" /> <KeyCap cap="↓" />
      </dt>
      <dd>{labels.keys.cell}</dd>
      <dt>
        <KeyCap cap="Enter" />
      </dt>
      <dd>{labels.keys.open}</dd>
      <dt>
        <KeyCap cap="Esc" />
      </dt>
      <dd>{labels.keys.close}</dd>
    </Keys>
  )
}
