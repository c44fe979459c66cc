import { ChevronLeft, ChevronRight, FileText, Play } from 'lucide-react'
import { useMemo } from 'react'
import {
  INTEGRATION_REPORT_EXPORT_COLUMNS,
  type IntegrationReportRow,
} from '@sitewright/domain/integration-reports/model'
import {
  integrationReportLabels as labels,
  integrationReportMessages as messages,
} from '@sitewright/domain/integration-reports/messages'
import { hasNextPage, hasPreviousPage } from '@sitewright/domain/integration-reports/rules'
import { Button } from '../../button/Button'
import { DataTable } from '../../data-table/DataTable'
import { EmptyState } from '../../empty-state/EmptyState'
import { PageHeader } from '../../page-header/PageHeader'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import type { ListExport, RowLink } from '../patterns/ListPage'
import { ExportMenu } from '../patterns/ExportMenu'
import type { OptionSearch } from '../patterns/option-search'
import { waitReason } from '../patterns/LoadFailure'
import { type ChosenProject, ProjectChoice } from '../patterns/ProjectChoice'
import { useIsBeside } from '../patterns/use-is-beside'
import { Count, PageBar, QueryBar } from './IntegrationReports.styles'
import { Head } from './ReportLinks.styles'
import { ReportLinks, ReportLinksSkeleton } from './ReportLinks'
import { reportColumns } from './report-columns'

/** A page of a query that ran. */
export interface ReportPage {
  /** From 0. */
  page: number
  view: ViewState<readonly IntegrationReportRow[]>
}

/** Props of IntegrationReportListScreen. */
export interface IntegrationReportListScreenProps {
  projects: OptionSearch<ChosenProject>
  /** The chosen project, which may differ from the one of the query that ran. */
  project: ChosenProject | undefined
  onProject: (project: ChosenProject | undefined) => void
  /** Undefined until a query ran: nothing loads before (IMP-29). */
  result: ReportPage | undefined
  /** Runs the query for the chosen project, from page 0 (IMP-28). */
  onRun: () => void
  /** @param page from 0 */
  onPage: (page: number) => void
  rowLink: (report: IntegrationReportRow) => RowLink
  /** Exports the reports of the query that ran. Left out before a query ran, and if the server exports nothing. */
  export?: ListExport | undefined
}

/** The list of integration reports: a query, and its pages (IMP-22 to IMP-29, IMP-33). Enter in the project runs the query. Beside a report, the rows are links without columns. */
export function IntegrationReportListScreen(props: IntegrationReportListScreenProps) {
  const { result, rowLink } = props
  const isBeside = useIsBeside()
  const pages = result && <ReportPages {...result} onPage={props.onPage} />
  const hint = props.project === undefined ? messages.chooseProject : messages.runQuery
  const none = <EmptyState title={hint} icon={<FileText aria-hidden="true" />} />
  if (!isBeside) {
    return (
      <>
        <PageHeader
          title={labels.list}
          actions={
            props.export && (
              <ExportMenu
                labels={labels}
                onExport={props.export}
                total={undefined}
                columnIds={[...INTEGRATION_REPORT_EXPORT_COLUMNS]}
              />
            )
          }
        />
        <ReportQueryBar {...props} />
        {pages}
        {result === undefined ? none : <ReportTable {...result} rowLink={rowLink} />}
      </>
    )
  }
  return (
    <>
      <VisuallyHidden>
        <h2>{labels.list}</h2>
      </VisuallyHidden>
      <Head>
        <ReportQueryBar {...props} />
        {pages}
      </Head>
      {result === undefined ? (
        none
      ) : (
        <View view={result.view} failedTitle={messages.fetchFailed} headingLevel={3} loading={<ReportLinksSkeleton />}>
          {(reports) =>
            reports.length === 0 ? (
              <NoReports page={result.page} />
            ) : (
              <ReportLinks reports={reports} rowLink={rowLink} />
            )
          }
        </View>
      )}
    </>
  )
}

/** Chooses the project, and runs the query. */
function ReportQueryBar(props: IntegrationReportListScreenProps) {
  const { projects, project } = props
  return (
    <QueryBar
      role="search"
      aria-label={labels.query}
      onSubmit={(event) => {
        event.preventDefault()
        if (project !== undefined) props.onRun()
      }}
    >
      <ProjectChoice
        label={labels.project}
        placeholder={labels.project}
        projects={projects}
        chosen={project}
        onChange={props.onProject}
      />
      <Button
        type="submit"
        tone="primary"
        icon={<Play aria-hidden="true" />}
        disabledReason={project === undefined ? messages.projectFirst : undefined}
      >
        {labels.runQuery}
      </Button>
    </QueryBar>
  )
}

/** Previous, the page from 1, and Next, which only a full page offers (IMP-24, IMP-26 to IMP-28). */
function ReportPages({ page, view, onPage }: ReportPage & { onPage: (page: number) => void }) {
  const noNext =
    view.state === 'ready' && !hasNextPage(view.value)
      ? messages.noNext
      : waitReason(view, { loading: messages.loadingPage, failed: messages.fetchFailed })
  return (
    <PageBar aria-label={labels.paging}>
      <Button
        icon={<ChevronLeft aria-hidden="true" />}
        disabledReason={hasPreviousPage(page) ? undefined : messages.noPrevious}
        onClick={() => onPage(page - 1)}
      >
        {labels.previous}
      </Button>
      <p role="status">{labels.page(page + 1)}</p>
      <Button icon={<ChevronRight aria-hidden="true" />} disabledReason={noNext} onClick={() => onPage(page + 1)}>
        {labels.next}
      </Button>
    </PageBar>
  )
}

function ReportTable({ page, view, rowLink }: ReportPage & Pick<IntegrationReportListScreenProps, 'rowLink'>) {
  const columns = useMemo(() => reportColumns(rowLink), [rowLink])
  const shared = {
    caption: labels.table,
    columns,
    rowKey: ({ integrationReference }: IntegrationReportRow) => integrationReference,
    rowName: ({ integrationReference }: IntegrationReportRow) => integrationReference,
    skeletonRows: 12,
    minWidth: '56rem',
  }
  return (
    <View view={view} failedTitle={messages.fetchFailed} loading={<DataTable {...shared} rows={[]} isLoading />}>
      {(rows, { isRefreshing }) => (
        <DataTable
          {...shared}
          rows={rows}
          isRefreshing={isRefreshing}
          announcement={rows.length === 0 ? messages.emptyTitle : messages.onPage(rows.length)}
          empty={<NoReports page={page} />}
          footer={rows.length > 0 ? <Count>{messages.onPage(rows.length)}</Count> : undefined}
        />
      )}
    </View>
  )
}

const NoReports = ({ page }: Pick<ReportPage, 'page'>) => (
  <EmptyState title={messages.emptyTitle} icon={<FileText aria-hidden="true" />}>
    {page > 0 ? messages.emptyPage : messages.emptyProject}
  </EmptyState>
)
