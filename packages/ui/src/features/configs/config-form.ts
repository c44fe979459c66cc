import type { ConfigEntry } from '@sitewright/domain/configs/model'
import type { StatusPick } from '@sitewright/domain/configs/status-edit'
import type { Rows } from '../../draft/rows'
import { type EntryRow, toEntryRows, writeEntries } from './config-fields'
import type { LabelRow } from './labels-form'
import type { StatusRow } from './status-form'

/** A config as a draft. Of CustomSiteBarcode, it has labels; of CustomEquipmentStatus, statuses and picks; of any other config, its entries. */
export interface ConfigDraft {
  readonly entries: Rows<EntryRow>
  readonly labels: Rows<LabelRow>
  readonly statuses: Rows<StatusRow>
  readonly checkIn: StatusPick
  readonly checkOut: StatusPick
  readonly includesDefaults: boolean
}

export const EMPTY_DRAFT: ConfigDraft = {
  entries: new Map(),
  labels: new Map(),
  statuses: new Map(),
  checkIn: '',
  checkOut: '',
  includesDefaults: false,
}

/** How a config is edited as a draft. */
export interface ConfigForm {
  toDraft: (entries: readonly ConfigEntry[]) => ConfigDraft
  /** Writes a draft over the entries that it is on top of. */
  toEntries: (entries: readonly ConfigEntry[], draft: ConfigDraft) => ConfigEntry[]
  /** Further texts that a search finds, by their field: those that are not parameters with a field each. */
  searched: Partial<Record<keyof ConfigDraft, readonly string[]>>
}

/** The form of a config with a field for each parameter. */
export const PARAMETERS_FORM: ConfigForm = {
  toDraft: (entries) => ({ ...EMPTY_DRAFT, entries: toEntryRows(entries) }),
  toEntries: (_, { entries }) => writeEntries(entries),
  searched: {},
}
