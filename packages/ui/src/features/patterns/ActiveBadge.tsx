import { CircleCheck, CircleMinus } from 'lucide-react'
import { ToggleBadge, type ToggleBadgeProps } from '../../toggle-badge/ToggleBadge'

/** Props of ActiveBadge. */
export interface ActiveBadgeProps extends Pick<ToggleBadgeProps, 'owner' | 'canToggle' | 'disabledReason' | 'isBusy'> {
  isOn: boolean
  onToggle?: () => void
  /** The labels of the area. */
  labels: { active: string; inactive: string; pressToActivate: string; pressToDeactivate: string }
}

/** 'Active' or 'Inactive' of a row (USER-15, USER-19, KEY-09, KEY-39). Plain text for users who may not change it. */
export function ActiveBadge({ isOn, onToggle, labels, ...rest }: ActiveBadgeProps) {
  return (
    <ToggleBadge
      {...rest}
      isSelected={isOn}
      onChange={onToggle}
      actionDescription={isOn ? labels.pressToDeactivate : labels.pressToActivate}
      tone={isOn ? 'success' : 'neutral'}
      isMuted={!isOn}
      icon={isOn ? <CircleCheck aria-hidden="true" /> : <CircleMinus aria-hidden="true" />}
    >
      {isOn ? labels.active : labels.inactive}
    </ToggleBadge>
  )
}
