import { EMAIL_TAG_LIMIT, emailKey, isEmailAddress } from '@sitewright/domain/shared/email'
import { joinNames } from '@sitewright/domain/shared/join-names'
import { emailTagMessages } from '@sitewright/domain/shared/email-tag-messages'
import { itemFlagLabels, itemTypeLabels } from '@sitewright/domain/workflows/board-messages'
import { ITEM_TYPE, type ItemType } from '@sitewright/domain/workflows/item'
import { itemLabels as labels, itemMessages as messages } from '@sitewright/domain/workflows/item-messages'
import { EmailTagInput } from '../../../email-tag-input/EmailTagInput'
import { NumberField } from '../../../number-field/NumberField'
import { Select } from '../../../select/Select'
import { TextField } from '../../../text-field/TextField'
import { findValue, toOptions } from './number-options'
import { OwnStatus } from './OwnStatus'
import { PrerequisiteField } from './PrerequisiteField'
import { toEmailRows } from '../workflow-rows'
import type { ItemEdit } from './use-item-edit'
import { FieldGrid } from './WorkflowItemEditor.styles'

/** The item types in the order of the list (ITEM-03). */
export const ITEM_TYPE_OPTIONS = toOptions(
  [ITEM_TYPE.progress, ITEM_TYPE.incremental, ITEM_TYPE.production],
  itemTypeLabels,
)

/** The item type of an option. */
export const toItemType = (value: string): ItemType => findValue(Object.values(ITEM_TYPE), value) ?? ITEM_TYPE.progress

/** Name, weight, type, prerequisite, own equipment status and recipients of an item (ITEM-08). */
export function ItemProperties({ edit }: { edit: ItemEdit }) {
  const { row, item, errors, controls, context, readOnlyReason, isTried, removedParts } = edit
  const isReadOnly = readOnlyReason !== undefined
  const removed = joinNames(removedParts.map((part) => itemFlagLabels[part]))
  return (
    <FieldGrid>
      <TextField
        label={labels.name}
        isRequired
        autoComplete="off"
        value={row.itemName}
        isReadOnly={isReadOnly}
        error={errors.name}
        onChange={(itemName) => edit.changeRow({ itemName })}
      />
      <NumberField
        label={labels.weight}
        value={row.itemWeight}
        isReadOnly={isReadOnly}
        error={isTried || row.itemWeight !== null ? errors.weight : undefined}
        onChange={(itemWeight) => edit.changeRow({ itemWeight })}
      />
      <Select
        label={labels.type}
        options={ITEM_TYPE_OPTIONS}
        value={String(item.itemType)}
        disabledReason={readOnlyReason ?? controls.type}
        help={controls.type}
        note={removed === '' ? undefined : messages.partsRemoved(removed)}
        onChange={(value) => edit.changeType(toItemType(value))}
      />
      <PrerequisiteField edit={edit} />
      <OwnStatus edit={edit} />
      <div data-span="wide">
        <EmailTagInput
          label={labels.emails}
          value={[...row.emails.values()].map(({ email }) => email)}
          maxTags={EMAIL_TAG_LIMIT}
          isAddress={isEmailAddress}
          normalize={emailKey}
          labels={emailTagMessages}
          isReadOnly={isReadOnly}
          source={context.findEmails}
          onChange={(emails) => edit.changeRow({ emails: toEmailRows(emails) })}
        />
      </div>
    </FieldGrid>
  )
}
