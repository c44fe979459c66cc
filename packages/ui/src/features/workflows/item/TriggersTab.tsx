import { TRIGGER_CONDITION, TRIGGER_TYPE } from '@sitewright/domain/workflows/item'
import type { TriggerForm } from '@sitewright/domain/workflows/item-edit'
import {
  itemMessages as messages,
  itemTabTexts as labels,
  triggerTypeLabels,
} from '@sitewright/domain/workflows/item-messages'
import { getTrigger } from '@sitewright/domain/workflows/item-parts'
import { triggerFaults } from '@sitewright/domain/workflows/part-faults'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Note } from '../../../note/Note'
import { RadioGroup } from '../../../radio-group/RadioGroup'
import { changeForm } from './item-value'
import { PartButtons } from './PartButtons'
import { applyTrigger, deleteTrigger } from './part-forms'
import { TriggerFields } from './TriggerFields'
import type { ItemEdit } from './use-item-edit'
import { TabContent } from './WorkflowItemEditor.styles'

const GEO = String(TRIGGER_TYPE.geo)
const TAG = String(TRIGGER_TYPE.tag)

/** What progresses an item: a location or a tag (ITEM-46 to ITEM-57). */
export function TriggersTab({ edit }: { edit: ItemEdit }) {
  const { value, phases, controls, readOnlyReason } = edit
  const { form, isUpdated } = value.trigger
  const name = useRef<HTMLInputElement>(null)
  const change = (changes: Partial<TriggerForm>): void => edit.change('trigger', (now) => changeForm(now, changes))
  const remove = (): void => {
    flushSync(() => edit.replace(deleteTrigger(value, phases)))
    name.current?.focus()
  }
  // A missing name has a message of its own after OK (ITEM-51, ITEM-55).
  const { siteID, condition } = triggerFaults(form)
  const geoReason = form.triggerType === TRIGGER_TYPE.geo ? controls.geoTrigger : undefined
  return (
    <TabContent role="group" aria-label={labels.trigger}>
      <RadioGroup
        label={labels.triggerKind}
        orientation="horizontal"
        options={[
          { value: GEO, label: triggerTypeLabels[TRIGGER_TYPE.geo], disabledReason: controls.geoTrigger },
          { value: TAG, label: triggerTypeLabels[TRIGGER_TYPE.tag] },
        ]}
        value={String(form.triggerType)}
        help={controls.geoTrigger}
        disabledReason={readOnlyReason}
        onChange={(value) =>
          change({
            triggerType: value === TAG ? TRIGGER_TYPE.tag : TRIGGER_TYPE.geo,
            condition: TRIGGER_CONDITION.unset,
            siteID: 0,
          })
        }
      />
      <TriggerFields edit={edit} nameRef={name} onChange={change} />
      {readOnlyReason === undefined && (
        <PartButtons
          okDisabledReason={geoReason ?? siteID ?? condition}
          onOk={() => edit.replace(applyTrigger(value, phases, crypto.randomUUID()))}
          onDelete={getTrigger(edit.item) === undefined ? undefined : remove}
        />
      )}
      {isUpdated && (
        <Note tone="success" role="status">
          {`${messages.triggerUpdated}. ${messages.notConfirmed}`}
        </Note>
      )}
    </TabContent>
  )
}
