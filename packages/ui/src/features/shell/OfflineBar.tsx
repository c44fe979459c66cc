'use client'

import { useState } from 'react'
import { bannerMessages, sharedMessages } from '@sitewright/domain/shared/messages'
import { Announcement } from '../../announcer/Announcement'
import { Banner } from '../../banner/Banner'
import { Button } from '../../button/Button'
import { KeepFocus } from '../../focus/KeepFocus'

export interface OfflineBarProps {
  /** No call gets through. Stays mounted: it says when the connection is back. */
  isOffline: boolean
  /** Retries immediately. The portal also retries automatically. */
  onRetry?: () => void
  isRetrying?: boolean
}

/** Says that no call gets through, for as long as that is so, and that one does again. Announced when a reader pauses. */
export function OfflineBar({ isOffline, onRetry, isRetrying = false }: OfflineBarProps) {
  const [wasOffline, setWasOffline] = useState(isOffline)
  if (isOffline && !wasOffline) setWasOffline(true)
  return (
    <>
      {/* Always there, so that what comes into it is announced. */}
      <Announcement>{isOffline ? bannerMessages.offline : wasOffline ? bannerMessages.online : ''}</Announcement>
      {isOffline && (
        <KeepFocus>
          <Banner
            tone="warning"
            actions={
              onRetry && (
                <Button size="small" isBusy={isRetrying} onClick={onRetry}>
                  {sharedMessages.retry}
                </Button>
              )
            }
          >
            {bannerMessages.offline}
          </Banner>
        </KeepFocus>
      )}
    </>
  )
}
