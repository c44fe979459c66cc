'use client'

import { RotateCw, WifiOff } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button/Button'
import { Note } from '../note/Note'
import { ProblemMessage } from '../problem-message/ProblemMessage'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { KeepFocus } from './KeepFocus'
import { useDeferredView } from './use-deferred-view'
import { useRetry } from './use-retry'
import { SkeletonContext, useSkeleton } from './use-skeleton'
import { Root, Stale } from './View.styles'
import type { View as ViewState } from './view-state'

/** Texts of View, for translation. */
export interface ViewLabels {
  /** Announced when the skeletons appear; "Loading" by default. */
  loading: string
  /** Text of the retry button; "Retry" by default. */
  retry: string
}

const LABELS: ViewLabels = { loading: 'Loading', retry: 'Retry' }

/** Props of View. */
export interface ViewProps<T> {
  /** The state to show. */
  view: ViewState<T>
  /** Skeletons in the shape of the content; visible after 200 ms, or immediately if they continue those of the view around. */
  loading: ReactNode
  /** Title of a failure: "Failed to fetch users." */
  failedTitle: string
  /** Renders the content from the value and from whether newer data is loading. */
  children: (value: T, state: { isRefreshing: boolean }) => ReactNode
  /** Names the content as a `region`, such as the current tab of a page; not a region by default. */
  label?: string
  /** `page` (default): a failure replaces the page content. `region`: a note replaces a part of it. */
  layout?: 'page' | 'region'
  /** Heading level of a failure; 2 by default. */
  headingLevel?: 2 | 3 | 4
  /** Replaces the English texts. */
  labels?: Partial<ViewLabels>
}

/**
 * Shows a loading, failed or ready state. Loaded content never disappears: a failed refresh is a note above it. While a retry
 * is pending, Retry keeps the focus; afterwards the content has it. The view also takes the focus when its focused content
 * disappears.
 */
export function View<T>(props: ViewProps<T>) {
  const { loading, failedTitle, children, label, layout = 'page', headingLevel, labels: labelOverrides } = props
  const labels = { ...LABELS, ...labelOverrides }
  const { view, isRendering } = useDeferredView(props.view)
  const root = useRef<HTMLDivElement>(null)
  const retry = useRetry(view)
  const isWaiting = view.state === 'loading' && retry.problem === undefined
  const skeleton = useSkeleton(isWaiting, isRendering)
  const stale = view.state === 'ready' ? view.staleProblem : undefined
  return (
    <Root
      ref={root}
      role={label && 'region'}
      aria-label={label}
      tabIndex={-1}
      aria-busy={isWaiting || undefined}
      data-drawing={isRendering || undefined}
      data-view={label && ''}
    >
      <VisuallyHidden role="status">{skeleton.isShown ? labels.loading : ''}</VisuallyHidden>
      {skeleton.isShown && loading}
      {retry.problem !== undefined && (
        <KeepFocus to={root}>
          <ProblemMessage
            layout={layout}
            title={failedTitle}
            message={retry.problem.message}
            requestId={retry.problem.requestId}
            icon={retry.problem.isOffline ? <WifiOff aria-hidden="true" /> : undefined}
            headingLevel={headingLevel}
            labels={{ retry: labels.retry }}
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
                    {labels.retry}
                  </Button>
                )
              }
            >
              <strong>{failedTitle}</strong> {stale.message === failedTitle ? '' : stale.message}
            </Note>
          </Stale>
        </KeepFocus>
      )}
      {view.state === 'ready' && (
        <SkeletonContext value={skeleton.wasShown}>
          <KeepFocus to={root}>{children(view.value, { isRefreshing: view.isRefreshing })}</KeepFocus>
        </SkeletonContext>
      )}
    </Root>
  )
}
