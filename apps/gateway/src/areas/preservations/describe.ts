import { INITIAL, RECURRING, type PreservationStep, type StepType } from '@sitewright/domain/preservations/model'
import { preservationScreenLabels } from '@sitewright/domain/preservations/screen-messages'

/** Steps of an audit entry, at most. */
const AUDITED_STEPS = 100

/** `Check humidity card (7 Days)`. */
const describeStep = ({ name, interval, intervalUnit }: PreservationStep): string =>
  `${name} (${preservationScreenLabels.every(interval, intervalUnit)})`

const listOf = (steps: readonly PreservationStep[], type: StepType): string[] =>
  steps
    .filter((step) => step.type === type)
    .slice(0, AUDITED_STEPS)
    .map(describeStep)

/** The steps of both lists in words, and their order, which a list of added and removed steps does not show. */
export const describeSteps = (steps: readonly PreservationStep[]) => ({
  initialSteps: listOf(steps, INITIAL),
  recurringSteps: listOf(steps, RECURRING),
})

const orderOf = (steps: readonly PreservationStep[], type: StepType, known: ReadonlySet<string>): string =>
  steps
    .filter((step) => step.type === type && known.has(step.id))
    .map(({ name }) => name)
    .join(', ')

const idsOf = (steps: readonly PreservationStep[], type: StepType): string[] =>
  steps.filter((step) => step.type === type).map(({ id }) => id)

/** The order of the steps that were there before and still are, where a save changes it. */
export function describeOrder(before: readonly PreservationStep[], after: readonly PreservationStep[]) {
  const fields: { before: Record<string, string>; after: Record<string, string> } = { before: {}, after: {} }
  for (const [field, type] of [
    ['initialOrder', INITIAL],
    ['recurringOrder', RECURRING],
  ] as const) {
    const [old, now] = [idsOf(before, type), idsOf(after, type)]
    const stayed = new Set(old.filter((id) => now.includes(id)))
    if (old.filter((id) => stayed.has(id)).join() === now.filter((id) => stayed.has(id)).join()) continue
    fields.before[field] = orderOf(before, type, stayed)
    fields.after[field] = orderOf(after, type, stayed)
  }
  return fields
}
