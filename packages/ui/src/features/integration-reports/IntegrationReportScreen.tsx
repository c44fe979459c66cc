import { useMemo } from 'react'
import type { IntegrationReport } from '@sitewright/domain/integration-reports/model'
import {
  integrationReportLabels as labels,
  integrationReportMessages as messages,
} from '@sitewright/domain/integration-reports/messages'
import { reportFileName, reportText, senderOf } from '@sitewright/domain/integration-reports/rules'
import { formatLongDate } from '@sitewright/domain/shared/dates'
import { CopyButton } from '../../clipboard/CopyButton'
import { DownloadButton } from '../../download-button/DownloadButton'
import { JsonPanel } from '../../json-panel/JsonPanel'
import { Link } from '../../link/Link'
import { PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { fillFacts, type RecordFact } from '../patterns/record-facts'
import { ReportBody, ReportHead, Size } from './IntegrationReports.styles'
import { ReportFiles } from './ReportFiles'

/** Props of IntegrationReportScreen. */
export interface IntegrationReportScreenProps {
  /** The reference in the address, which is the title (IMP-30). */
  reference: string
  view: ViewState<IntegrationReport>
  listHref: string
  importHref: (importId: number) => string
  /** Undefined for users who may not open projects. */
  projectHref: ((projectId: number) => string) | undefined
}

/** An integration report: its facts, its files and its JSON (IMP-30 to IMP-34). */
export function IntegrationReportScreen(props: IntegrationReportScreenProps) {
  const { reference, view, listHref } = props
  const report = view.state === 'ready' ? view.value : undefined
  return (
    <>
      <PageHeader
        title={reference}
        badges={<CopyButton text={reference} label={labels.copyReference} />}
        breadcrumb={[{ label: labels.list, href: listHref }]}
        facts={view.state === 'failed' ? undefined : fillFacts(listFacts(report, props))}
      />
      <View view={view} failedTitle={messages.fetchFailed} loading={<ReportSkeleton />}>
        {(loaded) => (
          <ReportBody>
            <ReportFiles report={loaded} />
            <ReportJson report={loaded} />
          </ReportBody>
        )}
      </View>
    </>
  )
}

type Hrefs = Pick<IntegrationReportScreenProps, 'importHref' | 'projectHref'>

/** The fields of the list (IMP-34). */
function listFacts(report: IntegrationReport | undefined, { importHref, projectHref }: Hrefs): RecordFact[] {
  const importId = report?.requestImportId ?? undefined
  const projectId = report?.requestProjectId
  return [
    { label: labels.createTime, skeleton: 180, value: report && formatLongDate(report.createTime) },
    { label: labels.displayName, skeleton: 120, value: report?.displayName },
    {
      label: labels.requestProjectId,
      skeleton: 24,
      value: projectId && (projectHref ? <Link href={projectHref(projectId)}>{projectId}</Link> : projectId),
    },
    {
      label: labels.requestImportId,
      skeleton: 24,
      value: report && (importId === undefined ? '' : <Link href={importHref(importId)}>{importId}</Link>),
    },
    {
      label: report?.userName ? labels.sentByUser : report ? labels.sentByKey : labels.sender,
      skeleton: 96,
      value: report && senderOf(report),
    },
  ]
}

/** The JSON, formatted for reading. It is downloaded as it was received. */
function ReportJson({ report }: { report: IntegrationReport }) {
  const text = useMemo(() => reportText(report), [report])
  const file = useMemo(() => new Blob([text], { type: 'application/json' }), [text])
  if (text === '') return <p>{messages.noReport}</p>
  return (
    <>
      <ReportHead>
        <h2>{labels.report}</h2>
        <Size>{messages.size(file.size)}</Size>
        <DownloadButton size="small" fileName={reportFileName(report.integrationReference)} load={async () => file}>
          {labels.downloadReport}
        </DownloadButton>
      </ReportHead>
      <JsonPanel label={labels.json} json={text} />
    </>
  )
}

const ReportSkeleton = () => (
  <ReportBody aria-hidden="true">
    <Skeleton shape="box" width="100%" style={{ height: '4rem' }} />
    <Skeleton shape="box" width="100%" style={{ height: '20rem' }} />
  </ReportBody>
)
