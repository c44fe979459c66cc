import { Lock, Users } from 'lucide-react'
import { memo } from 'react'
import { roleLabels } from '@sitewright/domain/roles/messages'
import { labelOfRole, type RoleChoice } from '@sitewright/domain/roles/rules'
import { assignmentLabels } from '@sitewright/domain/shared/assignment-labels'
import { Badge } from '../../../badge/Badge'
import { Checkbox } from '../../../checkbox/Checkbox'
import { Tooltip } from '../../../tooltip/Tooltip'
import { Choice } from './RolesTab.styles'

export interface RoleCheckboxProps extends Pick<RoleChoice, 'role' | 'isSelected' | 'lockedReason'> {
  /** Groups assign it. `lockedReason` names them. */
  isInherited: boolean
  /** How a save changes it. */
  change: 'added' | 'removed' | undefined
  /** Why the page is read-only. */
  readOnlyReason: string | undefined
  onToggle: (roleId: number) => void
}

/**
 * One role: its label, its description as a tooltip (ROLE-05), and a badge if it is inherited (USER-80) or a lock if it cannot be granted (ROLE-58). Memoized
 * with plain values, so that a press renders one role and not the whole catalog.
 */
export const RoleCheckbox = memo(function RoleCheckbox(props: RoleCheckboxProps) {
  const { role, isSelected, isInherited, lockedReason, change, readOnlyReason, onToggle } = props
  const box = (
    <Checkbox
      label={labelOfRole(role)}
      isSelected={isSelected}
      disabledReason={lockedReason ?? readOnlyReason}
      onChange={() => onToggle(role.roleId)}
    />
  )
  const description = role.description.trim()
  return (
    <Choice data-change={change}>
      {description === '' || description === labelOfRole(role) ? box : <Tooltip text={description}>{box}</Tooltip>}
      {isInherited ? (
        <Badge data-part="badge" variant="fixed" icon={<Users aria-hidden="true" />}>
          {roleLabels.userGroup}
        </Badge>
      ) : (
        lockedReason !== undefined && <Lock data-part="lock" aria-hidden="true" />
      )}
      {change !== undefined && <span data-part="change">{assignmentLabels[change]}</span>}
    </Choice>
  )
})
