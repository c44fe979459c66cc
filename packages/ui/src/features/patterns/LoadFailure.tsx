import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { Button } from '../../button/Button'
import { returnFocus } from '../../dialog/return-focus'
import { Note } from '../../note/Note'
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
    <Failure isRetrying={isRetrying} onRetry={() => view.state === 'failed' && run(view.problem, view.retry)}>
      {title !== undefined && <strong>{title} </strong>}
      {problem.message}
    </Failure>
  )
}

function Failure(props: { children: ReactNode; isRetrying: boolean; onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    // The button goes with the failure, and the focus must not fall to the body.
    return () => {
      if (element === document.activeElement) returnFocus(null, element)
    }
  }, [])
  return (
    <Note
      tone="danger"
      role="alert"
      action={
        <Button ref={button} size="small" isBusy={props.isRetrying} onClick={props.onRetry}>
          {sharedMessages.retry}
        </Button>
      }
    >
      {props.children}
    </Note>
  )
}

/**
 * Why something that needs a read cannot be used yet, as the reason of a disabled control: a failed read is not one that is still loading.
 * @returns undefined when it is loaded
 */
export function waitReason(view: View<unknown>, reasons: { loading: string; failed: string }): string | undefined {
  return view.state === 'ready' ? undefined : reasons[view.state]
}
