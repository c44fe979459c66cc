import { CircleCheck, CircleMinus, Lock, LockOpen } from 'lucide-react'
import { userLabels } from '@sitewright/domain/users/messages'
import { ToggleBadge } from '../../toggle-badge/ToggleBadge'

interface UserBadgeProps {
  userName: string
  isOn: boolean
  isSaving?: boolean
  /** The decision of the policy; without it the badge is plain text (USER-22). */
  canToggle: boolean
  /** Why this one cannot be pressed by whoever could press others, such as the own account. */
  fixedReason?: string | undefined
  onToggle: () => void
}

/** 'Active' or 'Inactive' of a user (USER-15, USER-19). */
export function ActiveBadge({ userName, isOn, isSaving = false, fixedReason, ...rest }: UserBadgeProps) {
  return (
    <ToggleBadge
      owner={`user ${userName}`}
      isPressed={isOn}
      isBusy={isSaving}
      {...rest}
      {...(fixedReason === undefined ? {} : { fixedReason })}
      tone={isOn ? 'success' : 'neutral'}
      isOff={!isOn}
      icon={isOn ? <CircleCheck /> : <CircleMinus />}
    >
      {isOn ? userLabels.active : userLabels.inactive}
    </ToggleBadge>
  )
}

/** 'Locked' or 'Open' of a user (USER-16, USER-20). */
export function LockedBadge({ userName, isOn, isSaving = false, fixedReason, ...rest }: UserBadgeProps) {
  return (
    <ToggleBadge
      owner={`user ${userName}`}
      isPressed={isOn}
      isBusy={isSaving}
      {...rest}
      {...(fixedReason === undefined ? {} : { fixedReason })}
      tone={isOn ? 'danger' : 'neutral'}
      icon={isOn ? <Lock /> : <LockOpen />}
    >
      {isOn ? userLabels.locked : userLabels.open}
    </ToggleBadge>
  )
}
