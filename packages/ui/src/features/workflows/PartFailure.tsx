import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { ReactNode } from 'react'
import { Button } from '../../button/Button'
import { EmptyState, type EmptyStateProps } from '../../empty-state/EmptyState'
import { KeepFocus } from '../../focus/KeepFocus'

/** Props of PartFailure. */
export interface PartFailureProps extends Pick<EmptyStateProps, 'title' | 'headingLevel' | 'children'> {
  onRetry: () => void
  /** Beside Retry: what leaves the part. */
  leave?: ReactNode
}

/** A part of the editor whose code could not be loaded. */
export function PartFailure({ onRetry, leave, ...rest }: PartFailureProps) {
  return (
    <KeepFocus>
      <EmptyState
        role="alert"
        tone="danger"
        actions={
          <>
            <Button onClick={onRetry}>{sharedMessages.retry}</Button>
            {leave}
          </>
        }
        {...rest}
      />
    </KeepFocus>
  )
}
