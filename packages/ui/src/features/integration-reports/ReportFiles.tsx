import { Database, FileText } from 'lucide-react'
import type { IntegrationReport } from '@sitewright/domain/integration-reports/model'
import {
  integrationReportLabels as labels,
  integrationReportMessages as messages,
} from '@sitewright/domain/integration-reports/messages'
import { requestFileOf, safeDataLink } from '@sitewright/domain/integration-reports/rules'
import { Card } from '../../card/Card'
import { CopyButton } from '../../clipboard/CopyButton'
import { DownloadLink } from '../../download-button/DownloadButton'
import { Note } from '../../note/Note'
import { Path } from '../patterns/Path.styles'
import { Files } from './IntegrationReports.styles'

/** The request file and the data of a report (IMP-32, IMP-34). Data whose address is not http or https is text (SITE-75). */
export function ReportFiles({ report }: { report: IntegrationReport }) {
  const file = requestFileOf(report)
  const link = safeDataLink(report)
  const address = report.dataLink?.trim() ?? ''
  return (
    <Files>
      <Card
        headingLevel={2}
        title={labels.requestFile}
        icon={<FileText aria-hidden="true" />}
        description={file === '' ? messages.noFile : <Path>{file}</Path>}
        actions={file !== '' && <CopyButton text={file} label={labels.copyPath} />}
      />
      <Card
        headingLevel={2}
        title={labels.data}
        icon={<Database aria-hidden="true" />}
        description={describeData(address, link)}
        actions={
          link !== undefined && (
            <DownloadLink href={link} target="_blank" rel="noopener noreferrer" size="small">
              {labels.download}
            </DownloadLink>
          )
        }
      >
        {address !== '' && link === undefined && <Note tone="warning">{messages.unsafeLink}</Note>}
      </Card>
    </Files>
  )
}

function describeData(address: string, link: string | undefined) {
  if (address === '') return messages.noLink
  return link === undefined ? <Path>{address}</Path> : messages.opensAt(new URL(link).host)
}
