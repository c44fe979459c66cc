'use client'

import { Check, Copy, RotateCw } from 'lucide-react'
import { Announcement } from '../announcer/Announcement'
import { useAnnouncement } from '../announcer/use-announcement'
import { Button } from '../button/Button'
import type { ElementProps } from '../element-props/element-props'
import { EmptyState, type EmptyStateProps } from '../empty-state/EmptyState'
import { Note } from '../note/Note'
import { Region, RegionTitle, Request } from './ProblemMessage.styles'
import { useCopy } from '../clipboard/use-copy'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Texts of ProblemMessage, for translation. */
export interface ProblemMessageLabels {
  /** Text of the retry button; "Retry" by default. */
  retry: string
  /** Text of the copy button; "Copy details" by default. */
  copy: string
  /** Text of the copy button after copying; "Copied" by default. */
  copied: string
  /** Text of the copy button when the browser refuses to copy; "Could not copy" by default. */
  copyFailed: string
  /** Text before the request id; "Request" by default. */
  request: string
}

const LABELS: CompleteTexts<ProblemMessageLabels> = {
  retry: 'Retry',
  copy: 'Copy details',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  request: 'Request',
}

/** Props of ProblemMessage: those of a `<div>`, and these. */
export interface ProblemMessageProps extends ElementProps<'div', 'title' | 'role' | 'children'> {
  /** What failed: "Failed to fetch users." */
  title: string
  /** Why it failed: the server's message. Omitted if it repeats the title. */
  message?: string
  /** Request id for the support team, with a button that copies all details. */
  requestId?: string
  /** Called by Retry. Without it, there is no retry button. */
  onRetry?: () => void
  /** Whether a retry is pending; `false` by default. */
  isRetrying?: boolean
  /** `page` (default) replaces the page content. `region` is a note that replaces a part of it. */
  layout?: 'page' | 'region'
  /** A lucide icon, for the `page` layout. */
  icon?: EmptyStateProps['icon']
  /** Heading level of the title, for the `page` layout; 2 by default. */
  headingLevel?: EmptyStateProps['headingLevel']
  /** Replaces the English texts. */
  labels?: LabelTexts<ProblemMessageLabels>
}

/** A request that failed and can be retried. Exposes an `alert`. Retry keeps its position and the focus while it works. */
export function ProblemMessage(props: ProblemMessageProps) {
  const {
    title,
    message: serverMessage,
    requestId,
    onRetry,
    isRetrying,
    layout = 'page',
    icon,
    headingLevel,
    labels: labelOverrides,
    ...rest
  } = props
  const labels = useLabels('ProblemMessage', LABELS, labelOverrides)
  // Without a message of the server, callers pass the title again.
  const message = serverMessage === title ? undefined : serverMessage
  const requestLine = requestId === undefined ? undefined : `${labels.request} ${requestId}`
  const [announcement, announce] = useAnnouncement()
  const { state, copy } = useCopy([title, message, requestLine].filter(Boolean).join('\n'), {
    onCopied: () => announce(labels.copied),
    onFailed: () => announce(labels.copyFailed),
  })
  const copyText = { idle: labels.copy, copied: labels.copied, failed: labels.copyFailed }[state]
  const size = layout === 'page' ? 'medium' : 'small'
  const retry = onRetry !== undefined && (
    <Button size={size} icon={<RotateCw aria-hidden="true" />} isBusy={isRetrying} onClick={onRetry}>
      {labels.retry}
    </Button>
  )
  const copyButton = requestId !== undefined && (
    <Button
      size={size}
      tone="ghost"
      icon={state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {copyText}
    </Button>
  )
  const actions = (retry || copyButton) && (
    <>
      {retry}
      {copyButton}
      <Announcement of={announcement} />
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
