import { Lock, LockOpen } from 'lucide-react'
import { userLabels } from '@sitewright/domain/users/messages'
import type { User, UserToggle } from '@sitewright/domain/users/model'
import type { LockedFields } from '@sitewright/domain/users/rules'
import { ToggleBadge } from '../../toggle-badge/ToggleBadge'
import { ActiveBadge } from '../patterns/ActiveBadge'

/** How the badges of users are toggled. */
export interface UserToggleOptions {
  /** The decision of the policy; without it a badge is plain text (USER-22). */
  canEdit: (user: User) => boolean
  /** What cannot be changed of a user although others can be edited, such as the own account, each with the reason. */
  getLockedFields: (user: User) => LockedFields
  isSaving: (user: User, field: UserToggle) => boolean
  onToggle: (user: User, field: UserToggle) => void
}

/** Props of UserBadge. */
export interface UserBadgeProps extends UserToggleOptions {
  user: User
  field: UserToggle
}

/** 'Active' or 'Inactive' of a user, or 'Locked' or 'Open' (USER-15, USER-16, USER-19, USER-20). */
export function UserBadge({ user, field, canEdit, getLockedFields, isSaving, onToggle }: UserBadgeProps) {
  const isOn = user[field]
  const badge = {
    owner: `user ${user.userName}`,
    canToggle: canEdit(user),
    disabledReason: getLockedFields(user)[field],
    isBusy: isSaving(user, field),
  }
  const toggle = () => onToggle(user, field)
  if (field === 'isApproved') return <ActiveBadge {...badge} isOn={isOn} onToggle={toggle} labels={userLabels} />
  return (
    <ToggleBadge
      {...badge}
      isSelected={isOn}
      onChange={toggle}
      actionDescription={isOn ? userLabels.pressToUnlock : userLabels.pressToLock}
      tone={isOn ? 'danger' : 'neutral'}
      icon={isOn ? <Lock /> : <LockOpen />}
    >
      {isOn ? userLabels.locked : userLabels.open}
    </ToggleBadge>
  )
}
