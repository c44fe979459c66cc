'use client'

import type { ItemType, WorkflowItem } from '@sitewright/domain/workflows/item'
import { itemLabels as labels } from '@sitewright/domain/workflows/item-messages'
import { newItem } from '@sitewright/domain/workflows/new-parts'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../button/Button'
import { Dialog } from '../../../dialog/Dialog'
import { focusOnMount } from '../../../focus/focus-on-mount'
import { isImeKey } from '../../../field/is-ime-key'
import { focusFirstInvalid } from '../../../form/focus-first-invalid'
import { NumberField } from '../../../number-field/NumberField'
import { Select } from '../../../select/Select'
import { TextField } from '../../../text-field/TextField'
import { useDialogDraft } from '../../patterns/use-dialog-draft'
import { findNameError, findWeightError } from './draft-errors'
import { ITEM_TYPE_OPTIONS, toItemType } from './ItemProperties'
import { Fields } from './WorkflowItemEditor.styles'

/** Props of CreateItemDialog. */
export interface CreateItemDialogProps {
  /** The phase that the item is added to. */
  phase: WorkflowPhase
  /** Called with the new item, which has an id of its own. */
  onCreate: (item: WorkflowItem) => void
  onClose: () => void
}

interface NewItemFields {
  itemName: string
  itemType: ItemType
  itemWeight: number | null
}

const { itemName: NO_NAME, itemType: START_TYPE, itemWeight: START_WEIGHT } = newItem('')
const START: NewItemFields = { itemName: NO_NAME, itemType: START_TYPE, itemWeight: START_WEIGHT }
const FIELD_LABELS = { itemName: labels.createdName, itemType: labels.createdType, itemWeight: labels.createdWeight }

/** Asks for name, type and weight of a new item (ITEM-01, ITEM-02). Enter creates it. */
export function CreateItemDialog({ phase, onCreate, onClose }: CreateItemDialogProps) {
  const dialog = useDialogDraft<NewItemFields>(`new item ${phase.phaseId}`, START, FIELD_LABELS)
  const { itemName, itemType, itemWeight: weight } = dialog.value
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const nameError = findNameError(phase, '', itemName)
  const weightError = findWeightError(weight)
  const close = (): void => {
    dialog.clear()
    onClose()
  }
  const create = (): void => {
    if (nameError === undefined && weightError === undefined && weight !== null) {
      onCreate({ ...newItem(crypto.randomUUID(), itemName.trim()), itemType, itemWeight: weight })
      close()
      return
    }
    flushSync(() => setTried(true))
    focusFirstInvalid(form.current)
  }
  const createOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.repeat || isImeKey(event)) return
    event.preventDefault()
    create()
  }
  return (
    <Dialog
      isOpen
      title={labels.createTitle(phase.phaseName.trim() || labels.unnamedPhase)}
      id={dialog.id}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{labels.cancel}</Button>
          <Button tone="primary" onClick={create}>
            {labels.create}
          </Button>
        </>
      }
    >
      {dialog.note}
      <Fields ref={form}>
        <TextField
          ref={focusOnMount}
          label={labels.createdName}
          isRequired
          autoComplete="off"
          value={itemName}
          error={isTried || itemName.trim() !== '' ? nameError : undefined}
          onChange={(next) => dialog.change('itemName', next)}
          onKeyDown={createOnEnter}
        />
        <Select
          label={labels.createdType}
          options={ITEM_TYPE_OPTIONS}
          value={String(itemType)}
          onChange={(value) => dialog.change('itemType', toItemType(value))}
        />
        <NumberField
          label={labels.createdWeight}
          value={weight}
          error={isTried || weight !== null ? weightError : undefined}
          onChange={(next) => dialog.change('itemWeight', next)}
          onKeyDown={createOnEnter}
        />
      </Fields>
    </Dialog>
  )
}
