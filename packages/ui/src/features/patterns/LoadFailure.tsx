import { sharedMessages } from '@sitewright/domain/shared/messages'
import { Button } from '../../button/Button'
import { Note } from '../../note/Note'
import { KeepFocus } from '../../focus/KeepFocus'
import { useRetry } from '../../view/use-retry'
import type { View } from '../../view/view-state'

/** Props of LoadFailure. */
export interface LoadFailureProps {
  /** What a menu or a field of the screen needs. */
  view: View<unknown>
  /** What cannot be used without it. The message of the failure follows. */
  title?: string
}

/** Why a part of the screen could not be loaded, with Retry; nothing in any other state. The screen around it stays usable. */
export function LoadFailure({ view, title }: LoadFailureProps) {
  const { problem, isRetrying, run } = useRetry(view)
  if (problem === undefined) return null
  return (
    <KeepFocus>
      <Note
        tone="danger"
        role="alert"
        action={
          <Button
            size="small"
            isBusy={isRetrying}
            onClick={() => view.state === 'failed' && run(view.problem, view.retry)}
          >
            {sharedMessages.retry}
          </Button>
        }
      >
        {title !== undefined && <strong>{title} </strong>}
        {problem.message}
      </Note>
    </KeepFocus>
  )
}

/**
 * Why something that needs a read cannot be used yet, as the reason of a disabled control: a failed read is not one that is still loading.
 * @returns undefined when it is loaded
 */
export function waitReason(view: View<unknown>, reasons: { loading: string; failed: string }): string | undefined {
  return view.state === 'ready' ? undefined : reasons[view.state]
}
