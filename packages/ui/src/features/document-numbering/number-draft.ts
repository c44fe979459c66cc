import { documentNumberLabels as labels } from '@sitewright/domain/document-numbering/messages'
import type { DocumentNumberChange } from '@sitewright/domain/document-numbering/model'
import {
  getChanges,
  type NamedNumber,
  numberProblem,
  type UpdateOutcome,
} from '@sitewright/domain/document-numbering/rules'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import type { RecordTexts } from '../../draft/draft-texts'
import { toKey } from '../../draft/merge-fields'
import { type Rows, toRows } from '../../draft/rows'
import type { DraftOutcome } from '../../draft/use-draft'

/** The number of a resource type in a draft. */
export interface NumberRow extends Omit<NamedNumber, 'nextNumber'> {
  /** `null` for none, `NaN` for a text that is not a number. */
  readonly nextNumber: number | null
}

export interface NumberDraft {
  readonly numbers: Rows<NumberRow>
}

/** The draft of stored numbers. */
export const toDraft = (numbers: readonly NamedNumber[]): NumberDraft => ({
  numbers: toRows<NumberRow>(numbers, ({ resourceType }) => resourceType),
})

/** Key of a number in a draft. */
export const toNumberKey = (id: string): string => toKey(['numbers', id, 'nextNumber'])

/** What a submit sends: the changed numbers, on top of the numbers that the draft is based on (NUM-05). */
export const toChanges = (base: NumberDraft, draft: NumberDraft): DocumentNumberChange[] =>
  getChanges(
    [...draft.numbers].map(([id, { resourceType, nextNumber }]) => ({
      resourceType,
      expectedNextNumber: base.numbers.get(id)?.nextNumber ?? 0,
      newNextNumber: nextNumber ?? 0,
    })),
  )

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
export const hasInvalid = (base: NumberDraft, draft: NumberDraft): boolean =>
  [...draft.numbers].some(
    ([id, { nextNumber }]) =>
      !Object.is(base.numbers.get(id)?.nextNumber, nextNumber) && numberProblem(nextNumber) !== undefined,
  )

/** The result of an update for the draft. Rejected numbers are a conflict on top of what someone else saved, and saved ones become stored (NUM-16). */
export function toOutcome(
  base: NumberDraft,
  draft: NumberDraft,
  { saved, rejected }: UpdateOutcome,
): DraftOutcome<NumberDraft> {
  if (rejected.length === 0) return { status: 'saved', value: { value: draft } }
  const numbers = new Map(base.numbers)
  const savedFields: string[] = []
  for (const [id, row] of base.numbers) {
    const isOwn = ({ resourceType }: { readonly resourceType: number }): boolean => resourceType === row.resourceType
    const own = saved.find(isOwn)
    const stored = own?.newNextNumber ?? rejected.find(isOwn)?.changedElsewhereTo ?? row.nextNumber
    numbers.set(id, { ...row, nextNumber: stored })
    if (own !== undefined) savedFields.push(toNumberKey(id))
  }
  return { status: 'conflict', current: { value: { numbers } }, savedFields }
}

const formatNumber = (value: number | null): string =>
  value === null || Number.isNaN(value) ? labels.invalid : String(value)

/** Names and values of the numbers, for unsaved changes and conflicts. */
export const NUMBER_TEXTS: RecordTexts<NumberDraft> = {
  labels: { numbers: labels.tab },
  rows: {
    numbers: { nameOf: ({ name }) => name, labels: { nextNumber: '' }, formats: { nextNumber: formatNumber } },
  },
}
