import { jobMessages } from '@sitewright/domain/jobs/messages'
import { Problem } from '@sitewright/domain/shared/problem'

/** Why a run ends before its job does. */
export type StopReason =
  /** The job was canceled, removed, or taken by another gateway: nothing of it may be written. */
  | 'lost'
  /** This gateway stops: another one goes on. */
  | 'stopping'

/** Ends a run without a failure. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped'
  constructor(readonly reason: StopReason) {
    super(`The run of a job was stopped: ${reason}.`)
  }
}

/** Codes of the database and of the connection to it that say nothing about the job: it can succeed a moment later. */
const PASSING = /^(40001|40P01|57014|57P0[1-5]|08\w{3}|53[023]00|55P03|25P0[23]|ECONN\w+|EPIPE|ETIMEDOUT)$/
/** pg's pool and client say these without a code. */
const PASSING_TEXT = /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/
const DISK_FULL = '53100'

/** The codes of an error and of its causes: the driver's error is the cause of the query's. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const code: unknown = Reflect.get(error, 'code')
  return [...(typeof code === 'string' ? [code] : []), ...codesOf(error.cause)]
}

const textsOf = (error: unknown): string[] => (error instanceof Error ? [error.message, ...textsOf(error.cause)] : [])

/** Whether a job can go on after this failure, from the piece that failed. */
export const isPassing = (error: unknown): boolean =>
  codesOf(error).some((code) => PASSING.test(code)) || textsOf(error).some((text) => PASSING_TEXT.test(text))

/** The sentence for the owner of a job that failed. What was not foreseen says nothing about itself. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Problem && error.message !== '') return error.message
  return codesOf(error).includes(DISK_FULL) ? jobMessages.diskFull : jobMessages.failed
}

/** Whether a failure is an error of the gateway, which its log must explain. */
export const isUnforeseen = (error: unknown): boolean => !(error instanceof Problem)

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/** Pause before a job is taken again after a passing failure, in milliseconds. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS)

/** Runs without a completed piece after which a job fails: it may be what stops its gateways. */
export const MAX_ATTEMPTS = 5
