'use client'

import { RotateCw, WifiOff } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button/Button'
import { Note } from '../note/Note'
import { ProblemMessage } from '../problem-message/ProblemMessage'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { KeepFocus } from './KeepFocus'
import { useDrawn } from './use-drawn'
import { useRetry } from './use-retry'
import { useSkeleton } from './use-skeleton'
import { Root, Stale } from './View.styles'
import type { View as ViewState } from './view-state'

/** Props of View. */
export interface ViewProps<T> {
  /** What there is to show. */
  view: ViewState<T>
  /** Skeletons in the shape of the content; shown after 200 ms. */
  loading: ReactNode
  /** What to say when it failed: "Failed to fetch users." */
  failedTitle: string
  /** The content. Is given the value, and whether newer data is on its way. */
  children: (value: T, rest: { isRefreshing: boolean }) => ReactNode
  /** Names the content as a `region`, such as the current tab of a page. It is no region by default. */
  label?: string
  /** `page` (default): a failure takes the place of the content. `region`: of a part of it, as a note. */
  layout?: 'page' | 'region'
  /** Spoken when the skeletons appear; "Loading" by default. */
  loadingLabel?: string
  /** "Retry" by default. */
  retryLabel?: string
  /** Level of a failure's heading; 2 by default. */
  headingLevel?: 2 | 3 | 4
}

/**
 * Shows loading, failed or ready, and never blanks what was ready once.
 *
 * A refresh that failed stands as a note above the data it could not replace. Whoever presses Retry keeps the focus there
 * while it works, and finds it on the content afterwards.
 */
export function View<T>(props: ViewProps<T>) {
  const { loading, failedTitle, children, label, layout = 'page', loadingLabel = 'Loading', ...labels } = props
  const { retryLabel = 'Retry', headingLevel } = labels
  const { view, isDrawing } = useDrawn(props.view)
  const root = useRef<HTMLDivElement>(null)
  const retry = useRetry(view)
  const isWaiting = view.state === 'loading' && retry.problem === undefined
  const isSlow = useSkeleton(isWaiting, isDrawing)
  const stale = view.state === 'ready' ? view.staleProblem : undefined
  return (
    <Root
      ref={root}
      role={label && 'region'}
      aria-label={label}
      tabIndex={-1}
      aria-busy={isWaiting || undefined}
      data-drawing={isDrawing || undefined}
      data-view={label && ''}
    >
      <VisuallyHidden role="status">{isSlow ? loadingLabel : ''}</VisuallyHidden>
      {isSlow && loading}
      {retry.problem !== undefined && (
        <KeepFocus to={root}>
          <ProblemMessage
            layout={layout}
            title={failedTitle}
            message={retry.problem.message}
            requestId={retry.problem.requestId}
            icon={retry.problem.isOffline ? <WifiOff aria-hidden="true" /> : undefined}
            headingLevel={headingLevel}
            retryLabel={retryLabel}
            isRetrying={retry.isRetrying}
            onRetry={view.state === 'failed' ? () => retry.run(view.problem, view.retry) : () => undefined}
          />
        </KeepFocus>
      )}
      {view.state === 'ready' && stale !== undefined && (
        <KeepFocus to={root}>
          <Stale data-layout={layout}>
            <Note
              tone="warning"
              role="status"
              action={
                view.retry && (
                  <Button
                    size="small"
                    icon={<RotateCw aria-hidden="true" />}
                    isBusy={view.isRefreshing}
                    onClick={() => void view.retry?.()}
                  >
                    {retryLabel}
                  </Button>
                )
              }
            >
              <strong>{failedTitle}</strong> {stale.message}
            </Note>
          </Stale>
        </KeepFocus>
      )}
      {view.state === 'ready' && children(view.value, { isRefreshing: view.isRefreshing })}
    </Root>
  )
}
