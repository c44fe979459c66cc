import { TRIGGER_CONDITION, TRIGGER_TYPE, type TriggerCondition } from '@sitewright/domain/workflows/item'
import {
  findTriggerErrors,
  isTriggerComplete,
  TRIGGER_CONDITIONS,
  type TriggerForm,
} from '@sitewright/domain/workflows/item-form'
import {
  itemLabels,
  itemMessages as messages,
  itemTabTexts as labels,
  triggerConditionLabels,
  triggerTypeLabels,
} from '@sitewright/domain/workflows/item-messages'
import { getTrigger } from '@sitewright/domain/workflows/item-parts'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Note } from '../../../note/Note'
import { RadioGroup } from '../../../radio-group/RadioGroup'
import { TextField } from '../../../text-field/TextField'
import { PartButtons } from './PartButtons'
import { applyTrigger, deleteTrigger } from './part-forms'
import { SitePicker } from './SitePicker'
import type { ItemEdit } from './use-item-edit'
import { FieldGrid, TabContent } from './WorkflowItemEditor.styles'

const CONDITIONS = Object.values(TRIGGER_CONDITION)
const toCondition = (value: string): TriggerCondition =>
  CONDITIONS.find((condition) => String(condition) === value) ?? TRIGGER_CONDITION.unset

/** Why OK is disabled (ITEM-52 to ITEM-55). */
const findIncomplete = (form: TriggerForm): string | undefined => {
  if (isTriggerComplete(form)) return undefined
  return form.triggerType === TRIGGER_TYPE.tag ? messages.tagTriggerIncomplete : messages.triggerIncomplete
}

/** What progresses an item: a location or a tag (ITEM-46 to ITEM-57). */
export function TriggersTab({ edit }: { edit: ItemEdit }) {
  const { draft, controls, readOnlyReason } = edit
  const { form, isTried, isUpdated } = draft.trigger
  const name = useRef<HTMLInputElement>(null)
  const isReadOnly = readOnlyReason !== undefined
  const isTag = form.triggerType === TRIGGER_TYPE.tag
  const errors = isTried ? findTriggerErrors(form) : {}
  const incomplete = findIncomplete(form)
  const change = (changes: Partial<TriggerForm>): void =>
    edit.change({ trigger: { form: { ...form, ...changes }, isTried, isUpdated: false } })
  const remove = (): void => {
    flushSync(() => edit.replace(deleteTrigger(draft)))
    name.current?.focus()
  }
  return (
    <TabContent role="group" aria-label={labels.trigger}>
      <RadioGroup
        label={labels.triggerKind}
        orientation="horizontal"
        options={[
          {
            value: String(TRIGGER_TYPE.geo),
            label: triggerTypeLabels[TRIGGER_TYPE.geo],
            disabledReason: controls.geoTrigger,
          },
          { value: String(TRIGGER_TYPE.tag), label: triggerTypeLabels[TRIGGER_TYPE.tag] },
        ]}
        value={String(form.triggerType)}
        disabledReason={readOnlyReason}
        onChange={(value) =>
          change({
            triggerType: value === String(TRIGGER_TYPE.tag) ? TRIGGER_TYPE.tag : TRIGGER_TYPE.geo,
            condition: TRIGGER_CONDITION.unset,
          })
        }
      />
      <FieldGrid>
        <div data-span="half">
          <TextField
            ref={name}
            label={itemLabels.name}
            isRequired
            autoComplete="off"
            value={form.name}
            isReadOnly={isReadOnly}
            error={errors.name}
            onChange={(text) => change({ name: text })}
          />
        </div>
        {!isTag && (
          <div data-span="half">
            <SitePicker
              edit={edit}
              siteId={form.siteId}
              error={isTried && form.siteId === null ? messages.siteRequired : undefined}
              onPick={(siteId) => change({ siteId })}
            />
          </div>
        )}
        <div data-span="wide">
          <TextField
            label={labels.description}
            autoComplete="off"
            value={form.description}
            isReadOnly={isReadOnly}
            onChange={(description) => change({ description })}
          />
        </div>
        <div data-span="wide">
          <RadioGroup
            label={labels.triggerOn}
            orientation="horizontal"
            isRequired
            options={TRIGGER_CONDITIONS[form.triggerType].map((condition) => ({
              value: String(condition),
              label: triggerConditionLabels[condition],
            }))}
            value={form.condition === TRIGGER_CONDITION.unset ? null : String(form.condition)}
            disabledReason={readOnlyReason ?? (isTag ? undefined : controls.geoTrigger)}
            error={isTried && form.condition === TRIGGER_CONDITION.unset ? messages.tagTriggerIncomplete : undefined}
            onChange={(value) => change({ condition: toCondition(value) })}
          />
        </div>
      </FieldGrid>
      {!isReadOnly && (
        <PartButtons
          okDisabledReason={(isTag ? undefined : controls.geoTrigger) ?? incomplete}
          onOk={() => edit.replace(applyTrigger(draft, crypto.randomUUID()))}
          onDelete={getTrigger(draft.item) === undefined ? undefined : remove}
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
