import { Lock, Users } from 'lucide-react'
import { roleLabels } from '@sitewright/domain/roles/messages'
import { labelOfRole, type RoleChoice } from '@sitewright/domain/roles/rules'
import { assignmentLabels } from '@sitewright/domain/shared/messages'
import { Badge } from '../../badge/Badge'
import { Checkbox } from '../../checkbox/Checkbox'
import { Tooltip } from '../../tooltip/Tooltip'
import { Choice } from './RolesTab.styles'

export interface RoleCheckboxProps {
  choice: RoleChoice
  /** What a save would do to it. */
  change: 'added' | 'removed' | undefined
  /** Why nothing on the page can be changed. */
  readOnlyReason: string | undefined
  onToggle: () => void
}

/** One role: its label, and its description as a tooltip (ROLE-05); a badge where it is not theirs to change (USER-80, ROLE-53). */
export function RoleCheckbox({ choice, change, readOnlyReason, onToggle }: RoleCheckboxProps) {
  const { role, inheritedFrom, lockedReason } = choice
  const box = (
    <Checkbox
      label={labelOfRole(role)}
      checked={choice.isSelected}
      disabledReason={lockedReason ?? readOnlyReason}
      onChange={onToggle}
    />
  )
  const description = role.description.trim()
  return (
    <Choice data-change={change}>
      {description === '' || description === labelOfRole(role) ? box : <Tooltip text={description}>{box}</Tooltip>}
      {inheritedFrom.length > 0 ? (
        <Badge data-part="badge" variant="fixed" icon={<Users aria-hidden="true" />} title={inheritedFrom.join(', ')}>
          {roleLabels.userGroup}
        </Badge>
      ) : (
        lockedReason !== undefined && (
          <Badge data-part="badge" variant="fixed" icon={<Lock aria-hidden="true" />} title={lockedReason}>
            {roleLabels.notGrantable}
          </Badge>
        )
      )}
      {change !== undefined && <span data-part="change">{assignmentLabels[change]}</span>}
    </Choice>
  )
}
