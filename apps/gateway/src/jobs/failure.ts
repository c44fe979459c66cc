import { jobMessages } from '@sitewright/domain/jobs/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import { isDiskFull } from '../db/failure'

/** The sentence for the owner of a job that failed. What was not foreseen says nothing about itself. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Problem && error.message !== '') return error.message
  return isDiskFull(error) ? jobMessages.diskFull : jobMessages.failed
}

/** Whether a failure is an error of the gateway, which its log must explain. */
export const isUnforeseen = (error: unknown): boolean => !(error instanceof Problem)

const FIRST_PAUSE_MS = 1000
export const LONGEST_PAUSE_MS = 60_000

/** Pause before a job is taken again after a passing failure, in milliseconds. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS)

/** Runs without a completed piece after which a job fails: it may be what stops its gateways. */
export const MAX_ATTEMPTS = 5
