import { CircleCheck, CircleMinus } from 'lucide-react'
import { apiKeyLabels } from '@sitewright/domain/api-keys/messages'
import type { ApiKey } from '@sitewright/domain/api-keys/model'
import { ToggleBadge } from '../../toggle-badge/ToggleBadge'

/** Props of KeyActiveBadge. */
export interface KeyActiveBadgeProps {
  apiKey: Pick<ApiKey, 'keyPrefix' | 'isActive'>
  isSaving?: boolean
  /** The decision of the policy; without it the badge is plain text. */
  canToggle: boolean
  onToggle?: () => void
}

/** 'Active' or 'Inactive' of a key (KEY-09, KEY-39). */
export function KeyActiveBadge({ apiKey, isSaving = false, canToggle, onToggle }: KeyActiveBadgeProps) {
  const isOn = apiKey.isActive
  return (
    <ToggleBadge
      owner={`${apiKeyLabels.one} ${apiKey.keyPrefix}`}
      isSelected={isOn}
      isBusy={isSaving}
      canToggle={canToggle}
      onChange={onToggle}
      actionDescription={isOn ? apiKeyLabels.pressToDeactivate : apiKeyLabels.pressToActivate}
      tone={isOn ? 'success' : 'neutral'}
      isMuted={!isOn}
      icon={isOn ? <CircleCheck aria-hidden="true" /> : <CircleMinus aria-hidden="true" />}
    >
      {isOn ? apiKeyLabels.active : apiKeyLabels.inactive}
    </ToggleBadge>
  )
}
