import { CircleCheck, CircleMinus, Lock, LockOpen } from 'lucide-react'
import { userLabels } from '@sitewright/domain/users/messages'
import { ToggleBadge } from '../../toggle-badge/ToggleBadge'

interface UserBadgeProps {
  userName: string
  isOn: boolean
  isSaving?: boolean
  /** The decision of the policy; without it the badge is plain text (USER-22). */
  canToggle: boolean
  /** Why the badges of this user cannot be changed although others can, such as those of one's own account. */
  disabledReason?: string | undefined
  onToggle: () => void
}

/** 'Active' or 'Inactive' of a user (USER-15, USER-19). */
export function ActiveBadge({ userName, isOn, isSaving, onToggle, ...rest }: UserBadgeProps) {
  return (
    <ToggleBadge
      owner={`user ${userName}`}
      isSelected={isOn}
      isBusy={isSaving}
      onChange={onToggle}
      {...rest}
      actionDescription={isOn ? userLabels.pressToDeactivate : userLabels.pressToActivate}
      tone={isOn ? 'success' : 'neutral'}
      isMuted={!isOn}
      icon={isOn ? <CircleCheck /> : <CircleMinus />}
    >
      {isOn ? userLabels.active : userLabels.inactive}
    </ToggleBadge>
  )
}

/** 'Locked' or 'Open' of a user (USER-16, USER-20). */
export function LockedBadge({ userName, isOn, isSaving, onToggle, ...rest }: UserBadgeProps) {
  return (
    <ToggleBadge
      owner={`user ${userName}`}
      isSelected={isOn}
      isBusy={isSaving}
      onChange={onToggle}
      {...rest}
      actionDescription={isOn ? userLabels.pressToUnlock : userLabels.pressToLock}
      tone={isOn ? 'danger' : 'neutral'}
      icon={isOn ? <Lock /> : <LockOpen />}
    >
      {isOn ? userLabels.locked : userLabels.open}
    </ToggleBadge>
  )
}
