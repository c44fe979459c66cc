import { createToastQueue } from '@sitewright/ui/toast-queue'
import { Toasts } from '@sitewright/ui/toasts'
import { ToggleBadge } from '@sitewright/ui/toggle-badge'
import { useState } from 'react'

const toasts = createToastQueue()

export function Example() {
  const [isActive, setActive] = useState(true)
  return (
    <>
      <ToggleBadge
        owner="user jsmith"
        isSelected={isActive}
        actionDescription={isActive ? 'Press to deactivate.' : 'Press to activate.'}
        isMuted={!isActive}
        onChange={(isSelected) => {
          setActive(isSelected)
          toasts.success(isSelected ? 'User jsmith activated.' : 'User jsmith deactivated.')
        }}
      >
        {isActive ? 'Active' : 'Inactive'}
      </ToggleBadge>
      <Toasts queue={toasts} />
    </>
  )
}
