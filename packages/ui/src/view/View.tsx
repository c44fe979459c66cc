'use client'

import { RotateCw, SearchX, WifiOff } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Announcement } from '../announcer/Announcement'
import { Button, ButtonLink } from '../button/Button'
import { EmptyState } from '../empty-state/EmptyState'
import { Note } from '../note/Note'
import { ProblemMessage } from '../problem-message/ProblemMessage'
import { useBackLink } from './BackLinkProvider'
import { KeepFocus } from '../focus/KeepFocus'
import { useDeferredView } from './use-deferred-view'
import { useRetry } from './use-retry'
import { SkeletonContext, useSkeleton } from './use-skeleton'
import { Root, Stale } from './View.styles'
import type { ViewProblem, View as ViewState } from './view-state'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Texts of View, for translation. */
export interface ViewLabels {
  /** Announced when the skeletons appear; "Loading" by default. */
  loading: string
  /** Text of the retry button; "Retry" by default. */
  retry: string
}

const LABELS: CompleteTexts<ViewLabels> = { loading: 'Loading', retry: 'Retry' }

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
  labels?: LabelTexts<ViewLabels>
}

interface MissingProps {
  problem: ViewProblem
  title: string
  headingLevel: 2 | 3 | 4 | undefined
}

/**
 * Shows a loading, failed or ready state. Loaded content never disappears: a failed refresh is a note above it. While a retry
 * is pending, Retry keeps the focus; afterwards the content has it. The view also takes the focus when its focused content
 * disappears. A record that does not exist is no failure: it has a link back instead of Retry.
 */
export function View<T>(props: ViewProps<T>) {
  const { loading, failedTitle, children, label, layout = 'page', headingLevel, labels: labelOverrides } = props
  const labels = useLabels('View', LABELS, labelOverrides)
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
      <Announcement>{skeleton.isShown ? labels.loading : ''}</Announcement>
      {skeleton.isShown && loading}
      {retry.problem?.missingTitle !== undefined && layout === 'page' && (
        <KeepFocus to={root}>
          <Missing problem={retry.problem} title={retry.problem.missingTitle} headingLevel={headingLevel} />
        </KeepFocus>
      )}
      {retry.problem !== undefined && (retry.problem.missingTitle === undefined || layout === 'region') && (
        <KeepFocus to={root}>
          <ProblemMessage
            layout={layout}
            title={retry.problem.missingTitle ?? failedTitle}
            message={retry.problem.message}
            requestId={retry.problem.requestId}
            icon={retry.problem.isOffline ? <WifiOff aria-hidden="true" /> : undefined}
            headingLevel={headingLevel}
            labels={{ retry: labels.retry }}
            isRetrying={retry.isRetrying}
            onRetry={
              retry.problem.missingTitle === undefined
                ? () => view.state === 'failed' && retry.run(view.problem, view.retry)
                : undefined
            }
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

/** A record that does not exist, with the way back. */
function Missing({ problem, title, headingLevel }: MissingProps) {
  const back = useBackLink()
  return (
    <EmptyState
      role="alert"
      title={title}
      icon={<SearchX aria-hidden="true" />}
      headingLevel={headingLevel}
      actions={back && <ButtonLink href={back.href}>{back.label}</ButtonLink>}
    >
      {problem.message === title ? undefined : <p>{problem.message}</p>}
    </EmptyState>
  )
}
