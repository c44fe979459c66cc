import type { Config, ConfigEntry, ConfigParameter } from '../configs/model'
import { labelLabels, labelMessages } from './messages'
import {
  hasTooManyDots,
  isLabelDpmm,
  LABEL_SORTS,
  parseLabelSize,
  ZPL_LIMIT,
  type LabelDpmm,
  type LabelSort,
  type SiteLabel,
} from './model'
import { findZplProblem } from './zpl'

/*
 * The labels of a project are stored in its CustomSiteBarcode config. Each entry is a label: its property is CustomZPL{n}, and LABEL_PARAMETERS lists its parameters.
 * Every value is text. `dpmm` can also be a number.
 */

/** Names of the parameters of a label, with the `label_name` that a config screen shows (CODE-17). */
export const LABEL_PARAMETERS = {
  name: 'Label name',
  zpl: 'ZPL line',
  size: 'Size',
  dpmm: 'DPMM',
  sort: 'Sort type',
} as const
type ParameterName = keyof typeof LABEL_PARAMETERS

/** The names of the parameters, in their order. */
export const LABEL_PARAMETER_NAMES = Object.keys(LABEL_PARAMETERS) as ParameterName[]

/** A config entry that is not listed as a label, and why. */
export interface LabelConfigFault {
  readonly property: string
  readonly text: string
}

/** The labels of a project, and the entries with errors. */
export interface ProjectLabels {
  /** Sorted by number. */
  readonly labels: readonly SiteLabel[]
  readonly faults: readonly LabelConfigFault[]
}

const PROPERTY = /^CustomZPL(\d{1,9})$/

/** The number of the label in an entry; undefined for an entry that is no label. */
export function labelNumber({ property }: ConfigEntry): number | undefined {
  const digits = PROPERTY.exec(property)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** The name of a label's config property (CODE-16). */
const labelProperty = (number: number): string => `CustomZPL${number}`

const isNamed = ({ name, label_name: label }: ConfigParameter, wanted: ParameterName): boolean =>
  name?.toLowerCase() === wanted ||
  ((name ?? '') === '' && label?.toLowerCase() === LABEL_PARAMETERS[wanted].toLowerCase())

/** The parameter of a label by its name. */
export const parameterOf = ({ parameters }: ConfigEntry, name: ParameterName): ConfigParameter | undefined =>
  parameters.find((parameter) => isNamed(parameter, name))

const valueOf = (entry: ConfigEntry, name: ParameterName): string =>
  String(parameterOf(entry, name)?.value ?? '').trim()

const sortOf = (text: string): LabelSort | undefined => LABEL_SORTS.find((sort) => sort === text.toLowerCase())

function dpmmOf(text: string): LabelDpmm | undefined {
  const value = Number(text)
  return isLabelDpmm(value) ? value : undefined
}

function findZplFault(zpl: string): string | undefined {
  if (zpl === '') return labelMessages.noZpl
  return zpl.length > ZPL_LIMIT ? labelMessages.zplTooLong(ZPL_LIMIT) : findZplProblem(zpl)
}

/** Returns the label, or its first error. */
function readLabel(number: number, entry: ConfigEntry): SiteLabel | string {
  const [name, zpl, size] = [valueOf(entry, 'name'), valueOf(entry, 'zpl'), valueOf(entry, 'size').toLowerCase()]
  const dpmm = dpmmOf(valueOf(entry, 'dpmm'))
  const sort = sortOf(valueOf(entry, 'sort'))
  const inches = parseLabelSize(size)
  if (name === '') return labelMessages.noLabelName
  const zplFault = findZplFault(zpl)
  if (zplFault !== undefined) return zplFault
  if (inches === undefined) return labelMessages.invalidSize
  if (dpmm === undefined) return labelMessages.unknownDpmm
  if (sort === undefined) return labelMessages.unknownSort
  if (hasTooManyDots(inches, dpmm)) return labelMessages.tooManyDots
  return { number, name, zpl, size, dpmm, sort }
}

/** The label of each entry that is one, or its first error, with the index of the entry. */
function readEntries(entries: readonly ConfigEntry[]) {
  const known = new Set<number>()
  return entries.flatMap((entry, index) => {
    const number = labelNumber(entry)
    if (number === undefined) return []
    const label = known.has(number) ? labelMessages.repeated : readLabel(number, entry)
    if (typeof label !== 'string') known.add(number)
    return [{ index, property: entry.property, label }]
  })
}

/** Reads the labels of a CustomSiteBarcode config. Labels with errors are left out and reported. Other properties are ignored. */
export function readLabels(config: Pick<Config, 'data'> | null): ProjectLabels {
  const read = readEntries(config?.data.configs ?? [])
  return {
    labels: read
      .flatMap(({ label }) => (typeof label === 'string' ? [] : [label]))
      .toSorted((one, other) => one.number - other.number),
    faults: read.flatMap(({ property, label }) => (typeof label === 'string' ? [{ property, text: label }] : [])),
  }
}

/** The errors of a CustomSiteBarcode config by path, such as `configs.0`. */
export const judgeLabels = (entries: readonly ConfigEntry[]): Record<string, string[]> =>
  Object.fromEntries(
    readEntries(entries).flatMap(({ index, label }) =>
      typeof label === 'string' ? [[`configs.${index}`, [label]]] : [],
    ),
  )

/** The label of projects without one (CODE-22): a QR code, which can contain every name, next to the name. Every name of SITE_NAME_LIMIT characters fits on it. */
export const DEFAULT_LABEL: SiteLabel = {
  number: 0,
  name: labelLabels.defaultName,
  zpl: '^XA^CI28^FO40,40^BQN,2,5^FDMA,{name}^FS^FO360,32^A0N,46,46^FB420,7,6,L^FD{name}^FS^XZ',
  size: '4x2',
  dpmm: 8,
  sort: 'alpha-asc',
}

/** The labels to choose from: those of the project, or the built-in one if it has none (CODE-22). */
export const labelChoices = ({ labels }: ProjectLabels): readonly [SiteLabel, ...SiteLabel[]] => {
  const [first] = labels
  return first === undefined ? [DEFAULT_LABEL] : [first, ...labels.slice(1)]
}

/** Converts a label to a config entry: the inverse of `readLabels`. */
export const toConfigEntry = ({ number, ...label }: SiteLabel): ConfigEntry => ({
  property: labelProperty(number),
  parameters: LABEL_PARAMETER_NAMES.map((name) => ({
    name,
    label_name: LABEL_PARAMETERS[name],
    label_type: name === 'dpmm' ? 'number' : 'text',
    value: label[name],
  })),
})
