import { exportedLists } from '../shared/exported-lists'
import { formatBytes } from '../shared/sizes'

const count = (value: number): string => value.toLocaleString('en-US')

/** What the server says of jobs. Beyond the specification. */
export const jobMessages = {
  notFound: 'No such job.',
  tooManyInFlight: (limit: number) =>
    `You have ${limit} jobs in progress, which is the limit. Wait until one of them ends, or cancel one.`,
  tooManyStored: (limit: number) =>
    `You started ${limit} jobs in the last 7 days, which is the limit. Try again when the oldest one is 7 days old.`,
  alreadyEnded: 'This job has already ended, so it cannot be canceled.',
  notReady: "The file isn't ready yet. Wait until the job is done.",
  noFile: 'This job has no file, because it failed or was canceled. Start it again.',
  /** Why a job failed. */
  failed: 'Something went wrong on the server, so the job stopped. Try again.',
  diskFull: 'The server has no disk space left, so the job stopped. Contact your administrator, then try again.',
  stoppedTooOften: 'The server stopped several times during this job. Try again, or contact support.',
  outdated: 'The server was updated after you started this job. Start it again.',
  ownerShutOut: 'The job stopped because your account or your license is no longer active.',
  otherScope: 'The job stopped because you no longer have access to the data that you requested.',
  rolesLost: 'You lost a role that you had when this export started. Start it again to get what you can see now.',
  notAllowed: (reason: string) => `The job stopped because you no longer have the permission. ${reason}`,
  startFailed: 'Failed to start the export.',
  cancelFailed: 'Failed to cancel the job.',
  downloadFailed: 'Failed to download the file.',
  fetchFailed: 'Failed to fetch your exports.',
} as const

/** Labels of the jobs in 'Notifications' (NAV-33 to NAV-36). */
export const jobLabels = {
  running: 'Running',
  finished: 'Finished',
  messages: 'Messages',
  isNew: 'New',
  emptyTitle: 'Nothing in the last 7 days',
  empty: 'Exports appear here, with their files.',
  retention: 'Files stay for 7 days.',
  /** The list that a kind exports, in a sentence. */
  list: (kind: string): string => exportedLists[kind]?.title ?? 'Data',
  title: {
    waiting: (list: string) => `${list}: waiting to start`,
    running: (list: string) => `${list}: exporting`,
    done: (list: string) => `${list}: export ready`,
    failed: (list: string) => `${list}: export failed`,
    canceled: (list: string) => `${list}: export canceled`,
  },
  started: (list: string) => `${list}: export started.`,
  waits: 'Starts when the server is free.',
  progress: (done: number, total: number | undefined) =>
    total === undefined ? count(done) : `${count(Math.min(done, total))} of ${count(total)}`,
  percent: (percent: number) => `${percent} %`,
  file: (rows: number, bytes: number) => `${rows === 1 ? '1 row' : `${count(rows)} rows`}, ${formatBytes(bytes)}`,
  canceledAt: (done: number, total: number | undefined) =>
    `You canceled it at ${jobLabels.progress(done, total)} ${(total ?? done) === 1 ? 'row' : 'rows'}.`,
  downloaded: 'Downloaded',
  cancel: 'Cancel',
  cancelOne: (list: string) => `Cancel the export of ${list}`,
  download: 'Download',
  downloadOne: (fileName: string) => `Download ${fileName}`,
  retry: 'Retry',
  retryOne: (list: string) => `Retry the export of ${list}`,
} as const
