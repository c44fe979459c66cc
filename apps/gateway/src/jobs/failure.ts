import { jobMessages } from '@sitewright/domain/jobs/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import { isDiskFull } from '../db/failure'

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

/** The sentence for the owner of a job that failed. What was not foreseen says nothing about itself. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Problem && error.message !== '') return error.message
  return isDiskFull(error) ? jobMessages.diskFull : jobMessages.failed
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
