import type { ContestedField, MergedField, MergedSide } from '../conflict-panel/ConflictPanel'
import type { Change } from '../unsaved-bar/change'
import {
  type Draft,
  type DraftFields,
  type FieldName,
  type FieldValue,
  getChangedFields,
  getContestedFields,
  getDifferingFields,
  getMergedFields,
  type Id,
  isSameValue,
} from './draft'
import { getDifference } from './id-set'

/** Labels and values of fields as texts. */
export interface FieldTexts<T> {
  /** Label of each field, as in the form. */
  labels: { readonly [Field in FieldName<T>]: string }
  /** Text of a value, or of one id of a set. By default: the value, "Yes" and "No", "None" for nothing. */
  formats?: {
    readonly [Field in FieldName<T>]?: (value: T[Field] extends ReadonlySet<infer Item> ? Item : T[Field]) => string
  }
  /** The English texts of values without a format. */
  values?: Partial<ValueLabels>
  /** Fields that the form itself shows in a conflict, so that the conflict panel leaves them out. */
  unlisted?: readonly FieldName<T>[]
}

/** Texts of values, for translation. */
export interface ValueLabels {
  /** "Yes" by default. */
  on: string
  /** "No" by default. */
  off: string
  /** An empty value; "None" by default. */
  none: string
}

const VALUE_LABELS: ValueLabels = { on: 'Yes', off: 'No', none: 'None' }

/** Returns the text of a scalar, or of one id. */
function formatValue<T>(texts: FieldTexts<T>, field: FieldName<T>, value: FieldValue): string {
  const format = texts.formats?.[field] as ((value: FieldValue) => string) | undefined
  const labels = { ...VALUE_LABELS, ...texts.values }
  if (format !== undefined) return format(value)
  if (typeof value === 'boolean') return value ? labels.on : labels.off
  return value === undefined || value === null || value === '' ? labels.none : String(value)
}

const formatAll = <T>(texts: FieldTexts<T>, field: FieldName<T>, value: FieldValue): string[] =>
  value instanceof Set
    ? [...(value as ReadonlySet<Id>)].map((id) => formatValue(texts, field, id))
    : [formatValue(texts, field, value)]

/** Lists the unsaved changes: one for each scalar, and one for each id of a set. */
export function getChanges<T extends DraftFields<T>>(draft: Draft<T>, texts: FieldTexts<T>): Change[] {
  return getChangedFields(draft).flatMap((field): Change[] => {
    const [before, after]: FieldValue[] = [draft.base.value[field], draft.value[field]]
    if (!(before instanceof Set) || !(after instanceof Set)) {
      const [was, is] = [formatValue(texts, field, before), formatValue(texts, field, after)]
      return [{ id: field, label: texts.labels[field], before: was, after: is }]
    }
    const { added, removed } = getDifference<Id>(before, after)
    const toChange = (kind: 'added' | 'removed') => (id: Id) => ({
      id: `${field} ${id}`,
      label: formatValue(texts, field, id),
      kind,
    })
    return [...added.map(toChange('added')), ...removed.map(toChange('removed'))]
  })
}

/** Lists the contested fields for a ConflictPanel. */
export const toContestedFields = <T extends DraftFields<T>>(draft: Draft<T>, texts: FieldTexts<T>): ContestedField[] =>
  getContestedFields(draft).flatMap((field) => {
    const entry = draft.conflict?.contested[field]
    if (entry === undefined) return []
    return {
      id: field,
      label: texts.labels[field],
      before: formatValue(texts, field, entry.before),
      theirs: formatValue(texts, field, draft.base.value[field]),
      mine: formatValue(texts, field, entry.mine),
      choice: entry.choice,
    }
  })

/** Whether a ConflictPanel has anything to say about their version: a choice, or a listed field that they changed. */
export function hasListedConflict<T extends DraftFields<T>>(
  { base, conflict }: Draft<T>,
  { unlisted }: FieldTexts<T>,
): boolean {
  if (conflict === undefined) return false
  const theirs = getDifferingFields(conflict.before, base.value).filter((field) => unlisted?.includes(field) !== true)
  return theirs.length > 0 || Object.keys(conflict.contested).length > 0
}

/** Lists the fields that were merged without a choice for a ConflictPanel. */
export function toMergedFields<T extends DraftFields<T>>(draft: Draft<T>, texts: FieldTexts<T>): MergedField[] {
  const before = draft.conflict?.before
  if (before === undefined) return []
  const listed = getMergedFields(draft).filter((field) => texts.unlisted?.includes(field) !== true)
  return listed.map((field) => {
    const toSide = (from: FieldValue, to: FieldValue): MergedSide | undefined => {
      if (isSameValue(from, to)) return undefined
      if (!(from instanceof Set) || !(to instanceof Set)) return formatValue(texts, field, to)
      const { added, removed } = getDifference<Id>(from, to)
      const format = (id: Id) => formatValue(texts, field, id)
      return { added: added.map(format), removed: removed.map(format) }
    }
    return {
      id: field,
      label: texts.labels[field],
      before: formatAll(texts, field, before[field]),
      theirs: toSide(before[field], draft.base.value[field]),
      mine: toSide(draft.base.value[field], draft.value[field]),
      after: formatAll(texts, field, draft.value[field]),
    }
  })
}
