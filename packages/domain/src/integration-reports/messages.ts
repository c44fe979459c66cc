import { pageTitles } from '../shared/page-titles'
import { formatBytes } from '../shared/sizes'

/** Texts of integration reports. (Operations specification §2, §8.) */
export const integrationReportMessages = {
  fetchFailed: 'Failed to fetch integration report(s).', // specified: MSG-47
  notFound: 'No such integration report.',
  chooseProject: 'Choose a project, then run the query.',
  runQuery: 'Run the query to see the reports of this project.',
  projectFirst: 'Choose a project first.',
  emptyTitle: 'No integration reports found.',
  emptyProject: 'Reports of this project appear here when an import system has processed a file.',
  emptyPage: 'There are no reports on this page. Go back to the previous page.',
  onPage: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'report' : 'reports'} on this page`,
  noPrevious: 'This is the first page.',
  noNext: 'This page has fewer than 29 reports, so it is the last one.',
  loadingPage: 'Wait until the page has loaded.',
  opensAt: (host: string) => `Opens at ${host}`,
  unsafeLink: 'This address is not http or https, so you cannot open it here.',
  noLink: 'This report has no data.',
  noFile: 'This report has no request file.',
  size: formatBytes,
  noReport: 'This report has no JSON.',
} as const

export const integrationReportLabels = {
  list: pageTitles.integration,
  one: 'integration report',
  many: 'integration reports',
  query: 'Query',
  project: 'Project',
  runQuery: 'Run Query', // specified: IMP-23
  previous: 'Previous', // specified: IMP-24
  next: 'Next', // specified: IMP-24
  page: (number: number) => `Page ${number.toLocaleString('en-US')}`,
  paging: 'Pages',
  table: 'Integration reports',
  keys: 'Next, previous report',
  createTime: 'Created',
  displayName: 'Import',
  requestProjectId: 'Project Id',
  requestImportId: 'Import Id',
  sender: 'Sent by',
  sentByUser: 'Sent by user',
  sentByKey: 'Sent by API key',
  integrationReference: 'Reference',
  requestFile: 'Request file',
  data: 'Data',
  download: 'Download',
  copyPath: 'Copy path',
  copyReference: 'Copy reference',
  report: 'Report',
  json: 'JSON of the report',
  downloadReport: 'Download JSON',
} as const
