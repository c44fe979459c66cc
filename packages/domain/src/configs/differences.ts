import type { ReplacedValue } from '../shared/several-copies'
import { isSameValue } from '../shared/stored-values'
import { type ConfigFact, describeConfig } from './changes'
import { configCopyLabels } from './copy-messages'
import { configLabels } from './messages'
import { type Config, type ConfigEntry, SITE_BARCODE_CONFIG } from './model'
import { BARCODE_EXPORT_CONFIG, EQUIPMENT_STATUS_CONFIG } from './names'
import { configScreenLabels as labels } from './screen-messages'
import { formatPick, keyedStatuses, toStatusEdit } from './status-edit'

/** How a config of the target differs from the one of the source. */
export interface ConfigComparison {
  /** How many values the source has. */
  readonly count: number
  /** The values that a copy replaces, in the order of the source; empty if both are the same (COPY-37). */
  readonly replaced: readonly ReplacedValue[]
}

const yesNo = (isOn: boolean): string => (isOn ? configCopyLabels.on : configCopyLabels.off)

const toText = (fact: ConfigFact): string => {
  if (typeof fact === 'boolean') return yesNo(fact)
  return fact === null || fact === '' ? configCopyLabels.none : String(fact)
}

/** Statuses are named by the forms, and their codes follow from their places. */
function statusValues(entries: readonly ConfigEntry[]): Map<string, string> {
  const { checkIn, checkOut, includesDefaults } = toStatusEdit(entries)
  return new Map([
    ...keyedStatuses(entries).map(({ key, state, isUnavailable }): [string, string] => [
      key,
      configCopyLabels.statusValue(state, isUnavailable ? configLabels.unavailable : undefined),
    ]),
    [configLabels.checkInStatus, formatPick(checkIn)],
    [configLabels.checkOutStatus, formatPick(checkOut)],
    [labels.includeDefaults, yesNo(includesDefaults)],
  ])
}

/** Configs whose entries are numbered on their screens. */
const ENTRY_NAMES: Readonly<Record<string, (number: number) => string>> = {
  [BARCODE_EXPORT_CONFIG]: labels.subConfig,
  [SITE_BARCODE_CONFIG]: labels.label,
}

/** What of a config is compared. */
export type ComparedConfig = Pick<Config, 'name' | 'data'>

/** The values of a config as texts, by the names that its screen shows. */
export function valuesOf({ name, data }: ComparedConfig): Map<string, string> {
  if (name === EQUIPMENT_STATUS_CONFIG) return statusValues(data.configs)
  const entryName = ENTRY_NAMES[name]
  const facts = describeConfig(data.configs, (label, _owner, entry) =>
    entryName === undefined ? label : labels.inSubConfig(label, entryName(entry + 1)),
  )
  return new Map(Object.entries(facts).map(([label, fact]) => [label, toText(fact)]))
}

/** Compares a config of the source with the one that a copy would overwrite (COPY-36, COPY-37). */
export function compareConfigs(source: ComparedConfig, existing: ComparedConfig | undefined): ConfigComparison {
  const after = valuesOf(source)
  if (existing === undefined) return { count: after.size, replaced: [] }
  const before = valuesOf(existing)
  const replaced = [...new Set([...after.keys(), ...before.keys()])].flatMap((label): ReplacedValue[] => {
    const [was, is] = [before, after].map((values) => values.get(label) ?? configCopyLabels.notSet)
    return was === undefined || is === undefined || was === is ? [] : [{ label, before: was, after: is }]
  })
  // An order, or fields that no screen shows.
  if (replaced.length === 0 && !isSameValue(source.data, existing.data)) {
    const { unlisted, ofTarget, ofSource } = configCopyLabels
    return { count: after.size, replaced: [{ label: unlisted, before: ofTarget, after: ofSource }] }
  }
  return { count: after.size, replaced }
}
