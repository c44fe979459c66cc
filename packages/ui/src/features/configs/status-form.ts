import { EQUIPMENT_STATE } from '@sitewright/domain/configs/equipment-statuses'
import { configLabels } from '@sitewright/domain/configs/messages'
import { configScreenLabels as labels } from '@sitewright/domain/configs/screen-messages'
import {
  applyStatusEdit,
  CLEAR_PICK,
  type StatusEdit,
  type StatusPick,
  toStatusEdit,
  UNCHANGED_PICK,
} from '@sitewright/domain/configs/status-edit'
import type { ConfigDraft } from './config-fields'
import type { ConfigForm } from './config-form'

/** Fields of the draft. */
export const STATUSES = 'statuses'
export const UNAVAILABLE = 'unavailable'
export const CHECK_IN = 'checkIn'
export const CHECK_OUT = 'checkOut'
export const INCLUDES_DEFAULTS = 'includesDefaults'

const toSet = (value: ConfigDraft[string] | undefined): ReadonlySet<string> =>
  value instanceof Set ? (value as ReadonlySet<string>) : new Set()

/** The edit that a draft stands for. */
export const readStatusEdit = (draft: ConfigDraft): StatusEdit => ({
  statuses: toSet(draft[STATUSES]),
  unavailable: toSet(draft[UNAVAILABLE]),
  checkIn: String(draft[CHECK_IN] ?? UNCHANGED_PICK),
  checkOut: String(draft[CHECK_OUT] ?? UNCHANGED_PICK),
  includesDefaults: draft[INCLUDES_DEFAULTS] === true,
})

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

export const STATUS_FORM: ConfigForm = {
  toDraft: (entries) => ({ ...toStatusEdit(entries) }),
  toEntries: (entries, draft) => applyStatusEdit(entries, readStatusEdit(draft)),
  toTexts: () => ({
    labels: {
      [STATUSES]: labels.list.statuses,
      [UNAVAILABLE]: configLabels.unavailable,
      [CHECK_IN]: configLabels.checkInStatus,
      [CHECK_OUT]: configLabels.checkOutStatus,
      [INCLUDES_DEFAULTS]: labels.includeDefaults,
    },
    formats: {
      [UNAVAILABLE]: (name) => labels.list.unavailableOf(String(name)),
      [CHECK_IN]: (pick) => formatPick(String(pick)),
      [CHECK_OUT]: (pick) => formatPick(String(pick)),
    },
  }),
  listFields: () => [],
}
