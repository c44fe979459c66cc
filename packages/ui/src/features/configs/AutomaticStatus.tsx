import { DEFAULT_STATUSES, EQUIPMENT_STATE } from '@sitewright/domain/configs/equipment-statuses'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import { CLEAR_PICK, formatPick, pickStatus, UNCHANGED_PICK } from '@sitewright/domain/configs/status-edit'
import { Checkbox } from '../../checkbox/Checkbox'
import { Select } from '../../select/Select'
import type { ConfigEditorProps } from './config-editor'
import { Cell, CheckCell } from './ConfigCard.styles'
import { FieldOrigin } from './FieldOrigin'

/** The choices: none, unchanged, and every status (CONF-33, CONF-34, CONF-41). */
function listPicks(control: ConfigEditorProps['control'], current: string) {
  const { statuses, includesDefaults } = control.draft.value
  const defaults = includesDefaults ? [String(EQUIPMENT_STATE.available), String(EQUIPMENT_STATE.unavailable)] : []
  const picks = [UNCHANGED_PICK, CLEAR_PICK, ...defaults, ...[...statuses.values()].map(({ name }) => pickStatus(name))]
  return [...new Set([...picks, current])].map((value) => ({ value, label: formatPick(value) }))
}

/** Props of AutomaticStatus. */
export interface AutomaticStatusProps extends ConfigEditorProps {
  field: 'checkIn' | 'checkOut'
  label: string
}

/** The status that equipment gets when it is checked in or out (CONF-32, CONF-36). */
export function AutomaticStatus(props: AutomaticStatusProps) {
  const { control, reason, field, label, defaultDraft } = props
  const { draft, change } = control
  const value = draft.value[field]
  const stored = draft.base.value[field]
  return (
    <Cell data-edited={value === stored ? undefined : ''}>
      <Select
        label={label}
        name={field}
        options={listPicks(control, value)}
        value={value}
        onChange={(next) => change(field, next)}
        labelEnd={
          <FieldOrigin
            label={label}
            value={value}
            stored={stored}
            defaultValue={defaultDraft?.[field]}
            isReadOnly={reason !== undefined}
            format={formatPick}
            onChange={(next) => change(field, String(next))}
          />
        }
        disabledReason={reason}
      />
    </Cell>
  )
}

/** Whether Available and Unavailable are statuses too (CONF-41, CONF-42). */
export function DefaultStatuses({ control, reason, defaultDraft, statusUses }: ConfigEditorProps) {
  const { draft, change } = control
  const value = draft.value.includesDefaults
  const stored = draft.base.value.includesDefaults
  const isUsed = DEFAULT_STATUSES.some(({ state }) => statusUses.has(state))
  const disabledReason = reason ?? (stored && value && isUsed ? messages.defaultStatusInUse : undefined)
  return (
    <CheckCell data-edited={value === stored ? undefined : ''}>
      <Checkbox
        label={labels.includeDefaults}
        name="includesDefaults"
        isSelected={value}
        onChange={(isOn) => change('includesDefaults', isOn)}
        disabledReason={disabledReason}
      />
      <FieldOrigin
        label={labels.includeDefaults}
        value={value}
        stored={stored}
        defaultValue={defaultDraft?.includesDefaults}
        isReadOnly={disabledReason !== undefined}
        onChange={(next) => change('includesDefaults', next === true)}
      />
    </CheckCell>
  )
}
