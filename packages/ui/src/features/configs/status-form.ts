import { EQUIPMENT_STATE } from '@sitewright/domain/configs/equipment-statuses'
import { configLabels } from '@sitewright/domain/configs/messages'
import { configScreenLabels as labels } from '@sitewright/domain/configs/screen-messages'
import {
  applyStatusEdit,
  CLEAR_PICK,
  type StatusPick,
  toStatusEdit,
  UNCHANGED_PICK,
} from '@sitewright/domain/configs/status-edit'
import { toRows } from '../../draft/rows'
import { type ConfigForm, EMPTY_DRAFT } from './config-form'

/** A status in a draft. */
export interface StatusRow {
  /** The key of a stored status, or the name of a new one. */
  readonly name: string
  readonly isUnavailable: boolean
}

/** The choices of an automatic picker that no config names (CONF-34, CONF-38). */
const FIXED_PICKS: Readonly<Record<string, string>> = {
  [UNCHANGED_PICK]: configLabels.doNotChangeStatus,
  [CLEAR_PICK]: configLabels.clearStatus,
  [String(EQUIPMENT_STATE.available)]: labels.available,
  [String(EQUIPMENT_STATE.unavailable)]: configLabels.unavailable,
}

/** The text of a choice. */
export const formatPick = (pick: StatusPick): string =>
  FIXED_PICKS[pick] ?? (pick.startsWith('=') ? pick.slice(1) : labels.unknownStatus(pick))

/** The form of CustomEquipmentStatus. */
export const STATUS_FORM: ConfigForm = {
  toDraft: (entries) => {
    const { statuses, unavailable, ...picks } = toStatusEdit(entries)
    const rows = [...statuses].map((name): StatusRow => ({ name, isUnavailable: unavailable.has(name) }))
    return { ...EMPTY_DRAFT, ...picks, statuses: toRows(rows, ({ name }) => name) }
  },
  toEntries: (entries, { statuses, checkIn, checkOut, includesDefaults }) => {
    const rows = [...statuses.values()]
    return applyStatusEdit(entries, {
      statuses: new Set(rows.map(({ name }) => name)),
      unavailable: new Set(rows.flatMap(({ name, isUnavailable }) => (isUnavailable ? [name] : []))),
      checkIn,
      checkOut,
      includesDefaults,
    })
  },
  searched: {
    statuses: [labels.list.statuses, configLabels.unavailable],
    checkIn: [configLabels.checkInStatus],
    checkOut: [configLabels.checkOutStatus],
    includesDefaults: [labels.includeDefaults],
  },
}
