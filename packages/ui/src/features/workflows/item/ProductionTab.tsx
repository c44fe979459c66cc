import { PRODUCTION_TYPE } from '@sitewright/domain/workflows/item'
import type { ProductionForm } from '@sitewright/domain/workflows/item-edit'
import {
  itemLabels,
  itemMessages as messages,
  itemTabTexts as labels,
  productionTypeLabels,
} from '@sitewright/domain/workflows/item-messages'
import { hasQuantity, productionFaults } from '@sitewright/domain/workflows/part-faults'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Note } from '../../../note/Note'
import { NumberField } from '../../../number-field/NumberField'
import { Select } from '../../../select/Select'
import { TextField } from '../../../text-field/TextField'
import { changeForm } from './item-value'
import { findValue, toOptions } from './number-options'
import { PartButtons } from './PartButtons'
import { applyProduction, deleteProduction } from './part-forms'
import type { ItemEdit } from './use-item-edit'
import { FieldGrid, TabContent } from './WorkflowItemEditor.styles'

const TYPES = Object.values(PRODUCTION_TYPE)
const TYPE_OPTIONS = toOptions(TYPES, productionTypeLabels)

/** What an item of type Production makes (ITEM-86 to ITEM-95). */
export function ProductionTab({ edit }: { edit: ItemEdit }) {
  const { value, readOnlyReason } = edit
  const { form, isTried, isUpdated } = value.production
  const name = useRef<HTMLInputElement>(null)
  const isReadOnly = readOnlyReason !== undefined
  const errors = isTried ? productionFaults(form) : {}
  const unused = hasQuantity(form.productionType)
    ? undefined
    : messages.fixedByType(productionTypeLabels[form.productionType])
  const change = (changes: Partial<ProductionForm>): void =>
    edit.change('production', (now) => changeForm(now, changes))
  const apply = (): void => {
    edit.replace(applyProduction(value))
    const { totalQuantity } = productionFaults(form)
    if (totalQuantity !== undefined) edit.announce(totalQuantity)
  }
  const remove = (): void => {
    flushSync(() => edit.replace(deleteProduction(value)))
    name.current?.focus()
  }
  return (
    <TabContent role="group" aria-label={labels.production}>
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
        <div data-span="half">
          <Select
            label={itemLabels.type}
            options={TYPE_OPTIONS}
            value={String(form.productionType)}
            disabledReason={readOnlyReason}
            onChange={(value) => change({ productionType: findValue(TYPES, value) ?? PRODUCTION_TYPE.standard })}
          />
        </div>
        <div data-span="half">
          <NumberField
            label={labels.quantity}
            isRequired={unused === undefined}
            value={form.totalQuantity}
            isReadOnly={isReadOnly}
            disabledReason={unused}
            error={errors.totalQuantity}
            onChange={(totalQuantity) => change({ totalQuantity })}
          />
        </div>
        <div data-span="half">
          <TextField
            label={labels.unit}
            isRequired={unused === undefined}
            autoComplete="off"
            value={form.uom}
            isReadOnly={isReadOnly}
            disabledReason={unused}
            error={errors.uom}
            onChange={(uom) => change({ uom })}
          />
        </div>
      </FieldGrid>
      {!isReadOnly && <PartButtons onOk={apply} onDelete={edit.row.production ? remove : undefined} />}
      {isUpdated && (
        <Note tone="success" role="status">
          {`${messages.productionUpdated}. ${messages.notConfirmed}`}
        </Note>
      )}
    </TabContent>
  )
}
