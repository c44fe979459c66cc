import { PROGRESS_STATE } from '@sitewright/domain/workflows/item'
import { itemLabels as labels } from '@sitewright/domain/workflows/item-messages'
import { RadioGroup } from '../../../radio-group/RadioGroup'
import { findValue, PROGRESS_STATE_OPTIONS, PROGRESS_STATES } from './number-options'
import { StatusPicker } from './StatusPicker'
import type { ItemEdit } from './use-item-edit'
import { StatusPair } from './WorkflowItemEditor.styles'

/** The equipment status that an item sets when it is progressed, or when it is reset (ITEM-79). */
export function OwnStatus({ edit }: { edit: ItemEdit }) {
  const { draft, context, controls } = edit
  const disabledReason = edit.readOnlyReason ?? (draft.ownStatus === null ? controls.ownStatus : undefined)
  return (
    <StatusPair data-span="7">
      <legend>{labels.equipmentStatus}</legend>
      <RadioGroup
        label={labels.ownState}
        isLabelHidden
        orientation="horizontal"
        options={PROGRESS_STATE_OPTIONS}
        value={String(draft.ownState)}
        disabledReason={disabledReason}
        onChange={(value) =>
          edit.change({
            ownState: findValue(PROGRESS_STATES, value) ?? PROGRESS_STATE.progress,
          })
        }
      />
      <StatusPicker
        label={labels.ownStatus}
        isLabelHidden
        view={context.equipmentStatuses}
        state={draft.ownStatus}
        placeholder={labels.statusUnchanged}
        disabledReason={disabledReason}
        onPick={(ownStatus) => edit.change({ ownStatus })}
      />
    </StatusPair>
  )
}
