import { useCallback, useRef } from 'react'
import type { IntegrationReportRow } from '@sitewright/domain/integration-reports/model'
import {
  integrationReportLabels as labels,
  integrationReportMessages as messages,
} from '@sitewright/domain/integration-reports/messages'
import { shortReference } from '@sitewright/domain/integration-reports/rules'
import { formatShortDate } from '@sitewright/domain/shared/dates'
import { Announcement } from '../../announcer/Announcement'
import { useHasSingleKeys } from '../../single-keys/use-single-keys'
import { Skeleton } from '../../skeleton/Skeleton'
import type { RowLink } from '../patterns/ListPage'
import { Path } from '../patterns/Path.styles'
import { Count } from './IntegrationReports.styles'
import { Foot, Keys, Links, ReportLink, ReportPlace } from './ReportLinks.styles'
import { useReportKeys } from './use-report-keys'

/** Props of ReportLinks. */
export interface ReportLinksProps {
  reports: readonly IntegrationReportRow[]
  rowLink: (report: IntegrationReportRow) => RowLink
}

/** The reports of a page beside the open one. Keys: J opens the next report, K the previous one. */
export function ReportLinks({ reports, rowLink }: ReportLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  useReportKeys(list)
  const hasKeys = useHasSingleKeys()
  const reveal = useCallback((link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <>
      <Announcement>{messages.onPage(reports.length)}</Announcement>
      <Links ref={list} aria-label={labels.table} aria-keyshortcuts={hasKeys ? 'J K' : undefined}>
        {reports.map((report) => {
          const link = rowLink(report)
          return (
            <li key={report.integrationReference}>
              <ReportLink {...link} ref={link['aria-current'] && reveal}>
                <strong>{report.displayName}</strong>
                <Path>{shortReference(report)}</Path>
                <span>{formatShortDate(report.createTime)}</span>
              </ReportLink>
            </li>
          )
        })}
      </Links>
      <Foot>
        <Count>{messages.onPage(reports.length)}</Count>
        {hasKeys && (
          <Keys>
            <kbd>J</kbd> <kbd>K</kbd> {labels.keys}
          </Keys>
        )}
      </Foot>
    </>
  )
}

const SKELETONS = 12

/** Links that are still loading. */
export const ReportLinksSkeleton = () => (
  <Links aria-hidden="true">
    {Array.from({ length: SKELETONS }, (_, place) => (
      <li key={place}>
        <ReportPlace>
          <Skeleton width={120} />
          <Skeleton width={72} />
          <Skeleton width={104} />
        </ReportPlace>
      </li>
    ))}
  </Links>
)
