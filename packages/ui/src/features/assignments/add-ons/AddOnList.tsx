import { Users } from 'lucide-react'
import { useId } from 'react'
import { addOnLabels, addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import { isUnlimited } from '@sitewright/domain/add-ons/rules'
import { giversOf, type GivenBy } from '@sitewright/domain/shared/given-by'
import { assignmentLabels } from '@sitewright/domain/shared/messages'
import { Badge } from '../../../badge/Badge'
import { Checkbox } from '../../../checkbox/Checkbox'
import { FieldGroup } from '../../../field/FieldGroup'
import { useField } from '../../../field/use-field'
import { SwatchTag } from '../../../swatch-tag/SwatchTag'
import { List, Row, Seats } from './AddOnsTab.styles'

export interface AddOnListProps {
  label: string
  addOns: readonly LicenseAddOn[]
  givenBy: GivenBy
  /** What is stored, for what a save would do. */
  base: { has: (addOnId: number) => boolean }
  selected: { has: (addOnId: number) => boolean }
  /** Why nothing can be changed. */
  readOnlyReason: string | undefined
  /** Why a product license cannot be switched on or off. */
  lockReasonOf: (addOn: LicenseAddOn) => string | undefined
  onToggle: (addOnId: number) => void
}

/** One kind of product licenses: the name, its swatch, and how many seats are taken. */
export function AddOnList({ label, addOns, ...rest }: AddOnListProps) {
  const wiring = useField({}, {})
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

function AddOnRow({ addOn, givenBy, base, selected, readOnlyReason, lockReasonOf, onToggle }: AddOnRowProps) {
  const { addOnId, name, description, shortName, addonData, maxUsers, numUsers } = addOn
  const seatsId = useId()
  const textId = useId()
  const hasDescription = description.trim() !== '' && description !== name
  const givers = giversOf(givenBy, addOnId)
  const isInherited = givers.length > 0
  const is = selected.has(addOnId)
  const change = base.has(addOnId) === is ? undefined : is ? 'added' : 'removed'
  return (
    <Row data-change={change}>
      <div data-part="choice">
        <Checkbox
          label={name}
          aria-describedby={hasDescription ? `${seatsId} ${textId}` : seatsId}
          checked={is || isInherited}
          disabledReason={isInherited ? addOnMessages.inherited(givers) : (readOnlyReason ?? lockReasonOf(addOn))}
          onChange={() => onToggle(addOnId)}
        />
        {isInherited && (
          <Badge variant="fixed" icon={<Users aria-hidden="true" />} title={givers.join(', ')}>
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
