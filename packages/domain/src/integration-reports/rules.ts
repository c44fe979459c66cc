import { isWebAddress } from '../shared/web-address'
import { REPORT_PAGE_SIZE, type IntegrationReport, type IntegrationReportRow } from './model'

/** Whether a page offers the next one: only a full page does (IMP-26). */
export const hasNextPage = (rows: readonly unknown[]): boolean => rows.length >= REPORT_PAGE_SIZE

/** Whether a page offers the one before (IMP-27). */
export const hasPreviousPage = (page: number): boolean => page > 0

const SHORT_REFERENCE = 9

/** The end of a reference, which tells reports apart where space is short: `…7f3c-2a19`. */
export const shortReference = ({ integrationReference }: Pick<IntegrationReportRow, 'integrationReference'>): string =>
  integrationReference.length <= SHORT_REFERENCE + 1
    ? integrationReference
    : `…${integrationReference.slice(-SHORT_REFERENCE)}`

/** Who sent the request: the user, else the API key (IMP-33). */
export const senderOf = ({ userName, apiKeyName }: IntegrationReportRow): string => userName || apiKeyName || ''

/** The request file: its key, else its path (IMP-32). */
export const requestFileOf = ({
  requestS3Key,
  requestS3Path,
}: Pick<IntegrationReport, 'requestS3Key' | 'requestS3Path'>): string => requestS3Key || requestS3Path || ''

/** The address of the data, where it is safe to follow: http or https alone (SITE-75). */
export function safeDataLink({ dataLink }: Pick<IntegrationReport, 'dataLink'>): string | undefined {
  const address = dataLink?.trim() ?? ''
  return address !== '' && isWebAddress(address) ? address : undefined
}

/** The report as JSON text; empty where there is none. */
export function reportText({ reportJson }: Pick<IntegrationReport, 'reportJson'>): string {
  if (reportJson === undefined || reportJson === null) return ''
  return typeof reportJson === 'string' ? reportJson : JSON.stringify(reportJson)
}

/** A name for the downloaded report that every file system accepts. */
export const reportFileName = (reference: string): string =>
  `integration-report-${reference.replace(/[^\w.-]+/g, '_').slice(0, 100)}.json`
