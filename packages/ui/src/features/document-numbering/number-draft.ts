import { documentNumberLabels as labels } from '@sitewright/domain/document-numbering/messages'
import type { DocumentNumberChange } from '@sitewright/domain/document-numbering/model'
import {
  getChanges,
  type NamedNumber,
  numberProblem,
  type UpdateOutcome,
} from '@sitewright/domain/document-numbering/rules'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import type { DraftOutcome } from '../../draft/use-draft'

/** Next numbers by resource type: `null` for none, `NaN` for a text that is not a number. */
export type NumberDraft = Readonly<Record<string, number | null>>

/** The draft of stored numbers. */
export const toDraft = (numbers: readonly NamedNumber[]): NumberDraft =>
  Object.fromEntries(numbers.map(({ resourceType, nextNumber }) => [resourceType, nextNumber]))

/** The number of a type in a draft. */
export const getNumber = (draft: NumberDraft, resourceType: number): number | null => draft[resourceType] ?? null

/** What a submit sends: the changed numbers, on top of the numbers that the draft is based on (NUM-05). */
export function toChanges(base: NumberDraft, draft: NumberDraft): DocumentNumberChange[] {
  const numbers = Object.keys(base).map((field) => ({
    resourceType: Number(field),
    expectedNextNumber: base[field] ?? 0,
    newNextNumber: draft[field] ?? 0,
  }))
  return getChanges(numbers)
}

/** The errors of the server by resource type, and those that name no change. Their paths start with the place of the change, such as `0.newNextNumber`. */
export function placeErrors(fields: FieldErrors, changes: readonly DocumentNumberChange[]) {
  const found = new Map<number, string>()
  const others: FieldErrors = {}
  for (const [path, sentences] of Object.entries(fields)) {
    const change = changes[Number.parseInt(path.replace(/^\D+/, ''), 10)]
    if (change === undefined) others[path] = sentences
    else found.set(change.resourceType, [found.get(change.resourceType), ...sentences].filter(Boolean).join(' '))
  }
  return { found, others }
}

/** Whether a changed number cannot be sent. A stored number is never judged. */
export const findInvalid = (base: NumberDraft, draft: NumberDraft): string | undefined =>
  Object.keys(base).find(
    (field) => !Object.is(base[field], draft[field]) && numberProblem(draft[field] ?? null) !== undefined,
  )

/**
 * The result of an update for the draft. Rejected numbers are a conflict on top of what someone else saved, so that the typed numbers stay until the user decides; saved ones
 * become stored (NUM-16).
 */
export function toOutcome(
  base: NumberDraft,
  draft: NumberDraft,
  { saved, rejected }: UpdateOutcome,
): DraftOutcome<NumberDraft> {
  if (rejected.length === 0) return { status: 'saved', value: { value: draft } }
  const current: Record<string, number | null> = { ...base }
  for (const { resourceType, changedElsewhereTo } of rejected)
    current[resourceType] = changedElsewhereTo ?? getNumber(base, resourceType)
  for (const { resourceType, newNextNumber } of saved) current[resourceType] = newNextNumber
  return {
    status: 'conflict',
    current: { value: current },
    savedFields: saved.map(({ resourceType }) => String(resourceType)),
  }
}

const formatNumber = (value: number | null): string =>
  value === null || Number.isNaN(value) ? labels.invalid : String(value)

/** Names and values of the fields, for unsaved changes and conflicts. */
export const getTexts = (numbers: readonly NamedNumber[]) => ({
  labels: Object.fromEntries(numbers.map(({ resourceType, name }) => [resourceType, name])),
  formats: Object.fromEntries(numbers.map(({ resourceType }) => [resourceType, formatNumber])),
})
