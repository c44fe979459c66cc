import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { configScreenLabels as labels } from '@sitewright/domain/configs/screen-messages'
import { LABEL_PARAMETERS } from '@sitewright/domain/labels/config'
import {
  applyLabels,
  type EditedLabel,
  editedLabels,
  labelProblem,
  type LabelTexts,
} from '@sitewright/domain/labels/config-edit'
import { isSameValue } from '../../draft/field-value'
import { toKey } from '../../draft/merge-fields'
import { type Rows, toRows } from '../../draft/rows'
import type { FieldErrors } from './config-fields'
import { type ConfigForm, EMPTY_DRAFT } from './config-form'

/** A label in a draft. A new one has no number: it gets the next one, because someone else can add a label at the same time. */
export interface LabelRow extends LabelTexts {
  readonly number: number | undefined
}

type Numbered = Iterable<Pick<LabelRow, 'number'>>

/** The highest number of labels. */
export const findLastNumber = (...lists: readonly Numbered[]): number =>
  Math.max(0, ...lists.flatMap((list) => [...list].map(({ number = 0 }) => number)))

/** The labels of a draft with their ids and numbers. @param stored the labels that it is on top of */
export function numberLabels(rows: Rows<LabelRow>, stored: Numbered): (readonly [id: string, label: EditedLabel])[] {
  let last = findLastNumber(stored, rows.values())
  return [...rows].map(([id, row]) => [id, { ...row, number: row.number ?? ++last }])
}

/** Errors of labels that were changed or added. A stored one that prints nothing blocks no other change. */
export function findLabelErrors(rows: Rows<LabelRow>, entries: readonly ConfigEntry[]): FieldErrors {
  const known = editedLabels(entries)
  return Object.fromEntries(
    numberLabels(rows, known).flatMap(([id, label]) => {
      const problem = known.some((one) => isSameValue(one, label)) ? undefined : labelProblem(label)
      return problem === undefined ? [] : [[toKey(['labels', id]), problem]]
    }),
  )
}

/** The form of CustomSiteBarcode, whose entries are labels (CODE-21). */
export const LABELS_FORM: ConfigForm = {
  toDraft: (entries) => ({
    ...EMPTY_DRAFT,
    labels: toRows<LabelRow>(editedLabels(entries), ({ number }) => number),
  }),
  toEntries: (entries, draft) =>
    applyLabels(
      entries,
      numberLabels(draft.labels, editedLabels(entries)).map(([, label]) => label),
    ),
  searched: { labels: [labels.labels, ...Object.values(LABEL_PARAMETERS)] },
}
