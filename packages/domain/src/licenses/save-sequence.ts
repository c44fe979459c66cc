import { isLimitField } from './edit'

/** The saves of the edit page, in their order (LIC-61). */
export const LICENSE_STEPS = ['addOns', 'license', 'integrations'] as const
export type LicenseStep = (typeof LICENSE_STEPS)[number]

/** How far a step of a save came. */
export type StepResult =
  /** Nothing of it was changed. */
  | { readonly state: 'unchanged' }
  | { readonly state: 'waiting' }
  /** `at` in epoch milliseconds. `fields` are those that it stored. */
  | { readonly state: 'saved'; readonly at: number; readonly fields: readonly string[] }
  | { readonly state: 'failed'; readonly message: string; readonly requestId?: string | undefined }

export type SaveProgress = Readonly<Record<LicenseStep, StepResult>>

/** The step that saves a field. */
export function stepOf(field: string): LicenseStep {
  if (isLimitField(field)) return 'addOns'
  return field === 'integrationIds' ? 'integrations' : 'license'
}

/** How a call ended. A conflict stops the sequence as a failure does, but the draft answers it. */
export type StepOutcome =
  | { readonly status: 'saved' }
  | { readonly status: 'conflict' }
  | { readonly status: 'failed'; readonly message: string; readonly requestId?: string | undefined }

export interface SequenceInput<Outcome extends StepOutcome> {
  readonly changedFields: readonly string[]
  /** Of the save before, if it stopped: what it saved stays saved. */
  readonly before: SaveProgress | undefined
  /** Makes the call of a step. */
  run(step: LicenseStep): Promise<Outcome>
  /** Epoch milliseconds. */
  now(): number
}

export interface SequenceResult<Outcome extends StepOutcome> {
  readonly progress: SaveProgress
  /** The step at which the sequence stopped, and its outcome. */
  readonly stopped?: { readonly step: LicenseStep; readonly outcome: Exclude<Outcome, { readonly status: 'saved' }> }
}

/**
 * Saves the parts of a license one after the other: product licenses only if changed, the license only if changed, integrations always (LIC-57 to LIC-62). The first call
 * that does not succeed ends the sequence. A further save does what is left, because what was saved no longer differs.
 */
export async function saveInSequence<Outcome extends StepOutcome>({
  changedFields,
  before,
  run,
  now,
}: SequenceInput<Outcome>): Promise<SequenceResult<Outcome>> {
  const fieldsOf = (step: LicenseStep): readonly string[] => changedFields.filter((field) => stepOf(field) === step)
  const isNeeded = (step: LicenseStep): boolean => step === 'integrations' || fieldsOf(step).length > 0
  const untouched = (step: LicenseStep): StepResult => {
    if (isNeeded(step)) return { state: 'waiting' }
    return before?.[step].state === 'saved' ? before[step] : { state: 'unchanged' }
  }
  const progress = {
    addOns: untouched('addOns'),
    license: untouched('license'),
    integrations: untouched('integrations'),
  }
  for (const step of LICENSE_STEPS.filter(isNeeded)) {
    // One after the other: each call runs only if the one before was saved.
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await run(step)
    if (outcome.status !== 'saved') {
      if (outcome.status === 'failed')
        progress[step] = { state: 'failed', message: outcome.message, requestId: outcome.requestId }
      return { progress, stopped: { step, outcome: outcome as Exclude<Outcome, { readonly status: 'saved' }> } }
    }
    progress[step] = { state: 'saved', at: now(), fields: fieldsOf(step) }
  }
  return { progress }
}

/** The step that failed, if one did. */
export const getFailedStep = (progress: SaveProgress): LicenseStep | undefined =>
  LICENSE_STEPS.find((step) => progress[step].state === 'failed')
