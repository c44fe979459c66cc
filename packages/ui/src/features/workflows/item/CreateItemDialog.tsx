'use client'

import type { ItemType, WorkflowItem } from '@sitewright/domain/workflows/item'
import { itemLabels as labels } from '@sitewright/domain/workflows/item-messages'
import { newItem } from '@sitewright/domain/workflows/new-parts'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../button/Button'
import { Dialog } from '../../../dialog/Dialog'
import { focusOnMount } from '../../../dialog/focus-on-mount'
import { isImeKey } from '../../../field/is-ime-key'
import { focusFirstInvalid } from '../../../form/focus-first-invalid'
import { NumberField } from '../../../number-field/NumberField'
import { Select } from '../../../select/Select'
import { TextField } from '../../../text-field/TextField'
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

/** Asks for name, type and weight of a new item (ITEM-01, ITEM-02). Enter creates it. */
export function CreateItemDialog({ phase, onCreate, onClose }: CreateItemDialogProps) {
  const [itemName, setName] = useState('')
  const [itemType, setType] = useState<ItemType>(() => newItem('').itemType)
  const [weight, setWeight] = useState<number | null>(() => newItem('').itemWeight)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const nameError = findNameError(phase, '', itemName)
  const weightError = findWeightError(weight)
  const create = (): void => {
    if (nameError === undefined && weightError === undefined && weight !== null) {
      onCreate({ ...newItem(crypto.randomUUID(), itemName.trim()), itemType, itemWeight: weight })
      onClose()
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
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button tone="primary" onClick={create}>
            {labels.create}
          </Button>
        </>
      }
    >
      <Fields ref={form}>
        <TextField
          ref={focusOnMount}
          label={labels.createdName}
          isRequired
          autoComplete="off"
          value={itemName}
          error={isTried || itemName.trim() !== '' ? nameError : undefined}
          onChange={setName}
          onKeyDown={createOnEnter}
        />
        <Select
          label={labels.createdType}
          options={ITEM_TYPE_OPTIONS}
          value={String(itemType)}
          onChange={(value) => setType(toItemType(value))}
        />
        <NumberField
          label={labels.createdWeight}
          value={weight}
          error={isTried || weight !== null ? weightError : undefined}
          onChange={setWeight}
          onKeyDown={createOnEnter}
        />
      </Fields>
    </Dialog>
  )
}
