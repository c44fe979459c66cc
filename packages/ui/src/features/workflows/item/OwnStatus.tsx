import { PROGRESS_STATE, type ProgressState } from '@sitewright/domain/workflows/item'
import { itemLabels as labels } from '@sitewright/domain/workflows/item-messages'
import { useState } from 'react'
import { RadioGroup } from '../../../radio-group/RadioGroup'
import { findValue, PROGRESS_STATE_OPTIONS, PROGRESS_STATES } from './number-options'
import { StatusPicker } from './StatusPicker'
import type { ItemEdit } from './use-item-edit'
import { StatusPair } from './WorkflowItemEditor.styles'

/** The equipment status that an item sets when it is progressed, or when it is reset (ITEM-79). */
export function OwnStatus({ edit }: { edit: ItemEdit }) {
  const { row, context, controls } = edit
  const status = row.equipmentStatus ?? undefined
  // It counts only with a status.
  const [chosenState, setChosenState] = useState<ProgressState>(PROGRESS_STATE.progress)
  const state = status?.progressState ?? chosenState
  const disabledReason = edit.readOnlyReason ?? (status === undefined ? controls.ownStatus : undefined)
  return (
    <StatusPair data-span="7">
      <legend>{labels.equipmentStatus}</legend>
      <RadioGroup
        label={labels.ownState}
        isLabelHidden
        orientation="horizontal"
        options={PROGRESS_STATE_OPTIONS}
        value={String(state)}
        disabledReason={disabledReason}
        onChange={(value) => {
          const progressState = findValue(PROGRESS_STATES, value) ?? PROGRESS_STATE.progress
          setChosenState(progressState)
          if (status !== undefined) edit.changeRow({ equipmentStatus: { ...status, progressState } })
        }}
      />
      <StatusPicker
        label={labels.ownStatus}
        isLabelHidden
        view={context.equipmentStatuses}
        state={status?.equipmentStatusState ?? null}
        placeholder={labels.statusUnchanged}
        disabledReason={disabledReason}
        onPick={(picked) =>
          edit.changeRow({
            equipmentStatus: picked === null ? null : { ...status, progressState: state, equipmentStatusState: picked },
          })
        }
      />
    </StatusPair>
  )
}
