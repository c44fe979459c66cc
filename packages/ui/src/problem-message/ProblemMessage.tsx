'use client'

import { Check, Copy, RotateCw } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../button/Button'
import { EmptyState, type EmptyStateProps } from '../empty-state/EmptyState'
import { Note } from '../note/Note'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Region, RegionTitle, Request } from './ProblemMessage.styles'
import { useCopy } from '../clipboard/use-copy'

/** Props of ProblemMessage: those of a `<div>`, and these. */
export interface ProblemMessageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  /** What failed: "Failed to fetch users." */
  title: string
  /** Why, in the server's words; left out where it is the title over again. */
  message?: string
  /** What support asks for; shown in mono, with a button that copies it all. */
  requestId?: string
  /** Tries again; without it there is no Retry. */
  onRetry?: () => void
  /** Trying again is under way. */
  isRetrying?: boolean
  /** `page` (default): in place of the content. `region`: a note in place of a part of it. */
  layout?: 'page' | 'region'
  /** A lucide icon on the plate of a page. */
  icon?: EmptyStateProps['icon']
  /** Level of the title's heading on a page; 2 by default. */
  headingLevel?: EmptyStateProps['headingLevel']
  /** "Retry" by default. */
  retryLabel?: string
  /** "Copy details" by default. */
  copyLabel?: string
  /** "Copied" by default. */
  copiedLabel?: string
  /** "Could not copy" by default. */
  copyFailedLabel?: string
  /** Stands before the request id; "Request" by default. */
  requestLabel?: string
}

/** Something could not be loaded, and can be tried again. An `alert`; Retry stays where it is, and focused, while it works. */
export function ProblemMessage(props: ProblemMessageProps) {
  const {
    title,
    message: reason,
    requestId,
    onRetry,
    isRetrying,
    layout = 'page',
    icon,
    headingLevel,
    ...labels
  } = props
  const { retryLabel = 'Retry', copyLabel = 'Copy details', copiedLabel = 'Copied', ...more } = labels
  const { copyFailedLabel = 'Could not copy', requestLabel = 'Request', ...rest } = more
  // A server without words is told in those of the title: once is enough.
  const message = reason === title ? undefined : reason
  const requestLine = requestId === undefined ? undefined : `${requestLabel} ${requestId}`
  const { state, copy } = useCopy([title, message, requestLine].filter(Boolean).join('\n'))
  const copyWord = { idle: copyLabel, copied: copiedLabel, failed: copyFailedLabel }[state]
  const size = layout === 'page' ? 'medium' : 'small'
  const retry = onRetry !== undefined && (
    <Button size={size} icon={<RotateCw aria-hidden="true" />} isBusy={isRetrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  )
  const copyButton = requestId !== undefined && (
    <Button
      size={size}
      tone="ghost"
      icon={state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {copyWord}
    </Button>
  )
  const said = <VisuallyHidden role="status">{state === 'idle' ? '' : copyWord}</VisuallyHidden>
  const actions = (retry || copyButton) && (
    <>
      {retry}
      {copyButton}
      {said}
    </>
  )
  if (layout === 'region') {
    return (
      <Region {...rest}>
        <Note tone="danger" role="alert" action={actions || undefined}>
          <RegionTitle>{title}</RegionTitle>
          {message !== undefined && <p>{message}</p>}
          {requestLine !== undefined && <Request>{requestLine}</Request>}
        </Note>
      </Region>
    )
  }
  return (
    <EmptyState
      {...rest}
      role="alert"
      tone="danger"
      title={title}
      icon={icon}
      headingLevel={headingLevel}
      actions={actions}
      foot={requestLine === undefined ? undefined : <Request>{requestLine}</Request>}
    >
      {message !== undefined && <p>{message}</p>}
    </EmptyState>
  )
}
