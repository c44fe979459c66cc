import { PROGRESS_STATE } from '@sitewright/domain/workflows/item'
import { itemLabels as labels, progressStateLabels } from '@sitewright/domain/workflows/item-messages'
import { RadioGroup } from '../../../radio-group/RadioGroup'
import { StatusPicker } from './StatusPicker'
import type { ItemEdit } from './use-item-edit'
import { StatusPair } from './WorkflowItemEditor.styles'

const STATES = [PROGRESS_STATE.progress, PROGRESS_STATE.reset].map((state) => ({
  value: String(state),
  label: progressStateLabels[state],
}))

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
        options={STATES}
        value={String(draft.ownState)}
        disabledReason={disabledReason}
        onChange={(value) =>
          edit.change({
            ownState: value === String(PROGRESS_STATE.reset) ? PROGRESS_STATE.reset : PROGRESS_STATE.progress,
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
