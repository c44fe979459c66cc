import { configLabels } from '@sitewright/domain/configs/messages'
import { configScreenLabels as labels } from '@sitewright/domain/configs/screen-messages'
import { applyStatusEdit, toStatusEdit } from '@sitewright/domain/configs/status-edit'
import { toRows } from '../../draft/rows'
import { type ConfigForm, EMPTY_DRAFT } from './config-form'

/** A status in a draft. */
export interface StatusRow {
  /** The key of a stored status, or the name of a new one. */
  readonly name: string
  readonly isUnavailable: boolean
}

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
