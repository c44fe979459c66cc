import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { configScreenLabels as labels } from '@sitewright/domain/configs/screen-messages'
import { LABEL_PARAMETER_NAMES, LABEL_PARAMETERS } from '@sitewright/domain/labels/config'
import {
  applyLabels,
  type EditedLabel,
  editedLabels,
  labelProblem,
  type LabelTexts,
  NEW_LABEL,
} from '@sitewright/domain/labels/config-edit'
import type { ConfigDraft, FieldErrors } from './config-fields'
import type { ConfigForm } from './config-form'

/** The field of the draft with the numbers of the labels. */
export const LABELS = 'labels'

/** How many labels can be added before a save. A draft has fields only for what its base has, so it has these from the start. */
const SPARE_LABELS = 10

/** The field of one text of a label. */
export const labelField = (number: number, name: keyof LabelTexts): string => `${number}/${name}`

/** The labels of a config, and those that can be added. */
function withSpare(entries: readonly ConfigEntry[]): EditedLabel[] {
  const known = editedLabels(entries)
  const last = known.at(-1)?.number ?? 0
  const spare = Array.from({ length: SPARE_LABELS }, (_, index) => ({ number: last + index + 1, texts: NEW_LABEL }))
  return [...known, ...spare]
}

const isLabelSet = (value: ConfigDraft[string] | undefined): value is ReadonlySet<string> => value instanceof Set

/** The numbers of the labels in a draft, in order. */
export const readLabelNumbers = (draft: ConfigDraft): number[] => {
  const numbers = draft[LABELS]
  return isLabelSet(numbers) ? [...numbers].map(Number).toSorted((one, other) => one - other) : []
}

/** A label of a draft. */
export function readLabel(draft: ConfigDraft, number: number): EditedLabel {
  const textOf = (name: keyof LabelTexts): string => String(draft[labelField(number, name)] ?? '')
  return {
    number,
    texts: {
      name: textOf('name'),
      zpl: textOf('zpl'),
      size: textOf('size'),
      dpmm: textOf('dpmm'),
      sort: textOf('sort'),
    },
  }
}

/** The number of the next label; undefined when the draft has no fields for another one. */
export function nextLabelNumber(draft: ConfigDraft): number | undefined {
  const next = Math.max(0, ...readLabelNumbers(draft)) + 1
  return labelField(next, 'name') in draft ? next : undefined
}

/** Errors of labels that were changed or added. A stored one that prints nothing blocks no other change. */
function findErrors(draft: ConfigDraft, entries: readonly ConfigEntry[]): FieldErrors {
  const stored = new Set(editedLabels(entries).map((label) => JSON.stringify(label)))
  const changed = readLabelNumbers(draft)
    .map((number) => readLabel(draft, number))
    .filter((label) => !stored.has(JSON.stringify(label)))
  const errors = changed.map((label) => [label.number, labelProblem(label)] as const)
  return Object.fromEntries(
    errors.flatMap(([number, problem]) => (problem === undefined ? [] : [[`${LABELS}/${number}`, problem]])),
  )
}

/** The form of CustomSiteBarcode, whose entries are labels (CODE-21). */
export const createLabelsForm = (): ConfigForm => ({
  toDraft: (entries) => ({
    [LABELS]: new Set(editedLabels(entries).map(({ number }) => String(number))),
    ...Object.fromEntries(
      withSpare(entries).flatMap(({ number, texts }) =>
        LABEL_PARAMETER_NAMES.map((name) => [labelField(number, name), texts[name]]),
      ),
    ),
  }),
  toEntries: (entries, draft) =>
    applyLabels(
      entries,
      readLabelNumbers(draft).map((number) => readLabel(draft, number)),
    ),
  toTexts: (entries) => ({
    labels: {
      [LABELS]: labels.labels,
      ...Object.fromEntries(
        withSpare(entries).flatMap(({ number }) =>
          LABEL_PARAMETER_NAMES.map((name) => [
            labelField(number, name),
            labels.inLabel(number, LABEL_PARAMETERS[name]),
          ]),
        ),
      ),
    },
    formats: { [LABELS]: (number) => labels.label(Number(number)) },
  }),
  listFields: () => [],
  findErrors,
})
