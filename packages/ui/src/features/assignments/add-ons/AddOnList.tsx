import { Users } from 'lucide-react'
import { useId } from 'react'
import { addOnLabels, addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import { isUnlimited } from '@sitewright/domain/shared/limits'
import { assignmentLabels } from '@sitewright/domain/shared/assignment-labels'
import { Badge } from '../../../badge/Badge'
import { Checkbox } from '../../../checkbox/Checkbox'
import { FieldGroup } from '../../../field/FieldGroup'
import { useField } from '../../../field/use-field'
import { SwatchTag } from '../../../swatch-tag/SwatchTag'
import { List, Row, Seats } from './AddOnsTab.styles'

export interface AddOnListProps {
  label: string
  addOns: readonly LicenseAddOn[]
  /** Returns the names of the groups that assign a product license. */
  getInheritedFrom: (addOn: LicenseAddOn) => readonly string[]
  /** The stored ones, for the marks of unsaved changes. */
  base: { has: (addOnId: number) => boolean }
  selected: { has: (addOnId: number) => boolean }
  /** Why the page is read-only. */
  readOnlyReason: string | undefined
  /** Returns why a product license cannot be added or removed. */
  getLockReason: (addOn: LicenseAddOn) => string | undefined
  onToggle: (addOnId: number) => void
}

/** One kind of product licenses: name, swatch, and the number of used seats. */
export function AddOnList({ label, addOns, ...rest }: AddOnListProps) {
  const wiring = useField({})
  return (
    <FieldGroup wiring={wiring} label={label}>
      <List>
        {addOns.map((addOn) => (
          <AddOnRow key={addOn.addOnId} addOn={addOn} {...rest} />
        ))}
      </List>
    </FieldGroup>
  )
}

type AddOnRowProps = Omit<AddOnListProps, 'label' | 'addOns'> & { addOn: LicenseAddOn }

function AddOnRow(props: AddOnRowProps) {
  const { addOn, base, selected, readOnlyReason, onToggle } = props
  const { addOnId, name, description, shortName, addonData, maxUsers, numUsers } = addOn
  const seatsId = useId()
  const textId = useId()
  const hasDescription = description.trim() !== '' && description !== name
  const inheritedFrom = props.getInheritedFrom(addOn)
  const isInherited = inheritedFrom.length > 0
  const isSelected = selected.has(addOnId)
  const change = base.has(addOnId) === isSelected ? undefined : isSelected ? 'added' : 'removed'
  return (
    <Row data-change={change}>
      <div data-part="choice">
        <Checkbox
          label={name}
          aria-describedby={hasDescription ? `${seatsId} ${textId}` : seatsId}
          isSelected={isSelected || isInherited}
          disabledReason={
            isInherited ? addOnMessages.inherited(inheritedFrom) : (readOnlyReason ?? props.getLockReason(addOn))
          }
          onChange={() => onToggle(addOnId)}
        />
        {isInherited && (
          <Badge variant="fixed" icon={<Users aria-hidden="true" />}>
            {addOnLabels.userGroup}
          </Badge>
        )}
        {change !== undefined && <span data-part="change">{assignmentLabels[change]}</span>}
        {hasDescription && (
          <span id={textId} data-part="description">
            {description}
          </span>
        )}
      </div>
      <SwatchTag color={addonData.color}>{shortName}</SwatchTag>
      <Seats id={seatsId}>
        {isUnlimited(maxUsers) ? addOnLabels.unlimited : addOnLabels.seats(numUsers, maxUsers)}
      </Seats>
    </Row>
  )
}
