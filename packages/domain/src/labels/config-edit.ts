import type { ConfigEntry, ConfigParameter } from '../configs/model'
import {
  DEFAULT_LABEL,
  LABEL_PARAMETER_NAMES,
  LABEL_PARAMETERS,
  labelNumber,
  parameterOf,
  readLabels,
  toConfigEntry,
} from './config'

import type { SiteLabel } from './model'

/*
 * How the labels of a CustomSiteBarcode config are edited. Labels with errors can be edited too, so every value is text.
 */

/** The texts of a label while it is edited. */
export type LabelTexts = Readonly<Record<keyof typeof LABEL_PARAMETERS, string>>

/** A label with its number. */
export interface EditedLabel extends LabelTexts {
  readonly number: number
}

const textsOf = (entry: ConfigEntry): LabelTexts => {
  const texts = LABEL_PARAMETER_NAMES.map((name) => [name, String(parameterOf(entry, name)?.value ?? '')])
  return Object.fromEntries(texts) as LabelTexts
}

/** The labels of a config, those with errors too. A repeated number is left out: only its first label prints. */
export function editedLabels(entries: readonly ConfigEntry[]): EditedLabel[] {
  const labels = new Map<number, EditedLabel>()
  for (const entry of entries) {
    const number = labelNumber(entry)
    if (number !== undefined && !labels.has(number)) labels.set(number, { number, ...textsOf(entry) })
  }
  return [...labels.values()].toSorted((one, other) => one.number - other.number)
}

/** What a new label starts with: the built-in label without a name. */
export const NEW_LABEL: LabelTexts = { ...DEFAULT_LABEL, dpmm: String(DEFAULT_LABEL.dpmm), name: '' }

/** Stores texts in the parameters of an entry. Fields that the editor does not know stay as they are. */
function writeTexts(entry: ConfigEntry, texts: LabelTexts): ConfigEntry {
  const before = textsOf(entry)
  return LABEL_PARAMETER_NAMES.reduce<ConfigEntry>((written, name) => {
    if (texts[name] === before[name]) return written
    const known = parameterOf(written, name)
    const value = typeof known?.value === 'number' && isNumber(texts[name]) ? Number(texts[name]) : texts[name]
    if (known === undefined) {
      const added: ConfigParameter = { name, label_name: LABEL_PARAMETERS[name], label_type: 'text', value }
      return { ...written, parameters: [...written.parameters, added] }
    }
    const parameters = written.parameters.map((parameter) =>
      parameter === known ? { ...parameter, value } : parameter,
    )
    return { ...written, parameters }
  }, entry)
}

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text))

/** The entry of a label. */
const toEntry = (label: EditedLabel): ConfigEntry =>
  writeTexts(toConfigEntry({ ...DEFAULT_LABEL, number: label.number }), label)

/** The entries after an edit: labels that are not in `labels` are removed, and entries that are no label stay. */
export function applyLabels(entries: readonly ConfigEntry[], labels: readonly EditedLabel[]): ConfigEntry[] {
  const byNumber = new Map(labels.map((label) => [label.number, label]))
  const remaining = entries.flatMap((entry) => {
    const number = labelNumber(entry)
    if (number === undefined) return [entry]
    const label = byNumber.get(number)
    if (label === undefined) return []
    // Only the first entry of a repeated number is edited.
    const isFirst = entries.find((other) => labelNumber(other) === number) === entry
    return [isFirst ? writeTexts(entry, label) : entry]
  })
  const known = new Set(entries.map(labelNumber))
  return [...remaining, ...labels.filter(({ number }) => !known.has(number)).map(toEntry)]
}

/** The label that its texts describe; undefined with errors. */
export const toSiteLabel = (label: EditedLabel): SiteLabel | undefined =>
  readLabels({ data: { configs: [toEntry(label)] } }).labels[0]

/** Why a label cannot be saved: its first error. */
export const labelProblem = (label: EditedLabel): string | undefined =>
  readLabels({ data: { configs: [toEntry(label)] } }).faults[0]?.text
