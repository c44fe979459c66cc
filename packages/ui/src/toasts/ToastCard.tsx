'use client'

import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button, IconButton } from '../button/Button'
import { useOverflow } from '../overflow/use-overflow'
import { useDelayed } from '../skeleton/use-delayed'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { TOAST_ICONS } from './toast-icons'
import type { ToastLabels } from './toast-labels'
import type { Toast } from './toast-queue'
import { Card, Text, Words } from './Toasts.styles'

/** Screen readers announce only text that is added to an existing live region, so the text follows after this delay, in milliseconds. */
const ANNOUNCE_DELAY_MS = 100

/** Props of ToastCard. */
export interface ToastCardProps {
  toast: Toast
  labels: ToastLabels
  /** Called when the user presses the close button. */
  onClose: (id: string) => void
  /** Called when the user presses the action. */
  onAction: (toast: Toast) => void
  /** Called before the toast leaves the page, while it still has the focus. */
  onBeforeRemove: (card: HTMLElement) => void
}

/** One toast. Its text is an `alert` for an error and a `status` for other kinds. The close button comes last. */
export function ToastCard({ toast, labels, onClose, onAction, onBeforeRemove }: ToastCardProps) {
  const { id, kind, text, action } = toast
  const card = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element !== null) onBeforeRemove(element)
    }
  }, [onBeforeRemove])
  const isAnnounced = useDelayed(true, ANNOUNCE_DELAY_MS)
  const { isOverflowing, content } = useOverflow('block')
  const Icon = TOAST_ICONS[kind]
  return (
    <Card ref={card} data-kind={kind} data-announced={isAnnounced || undefined}>
      <Icon aria-hidden="true" />
      <Words>
        <Text role={kind === 'error' ? 'alert' : 'status'} aria-atomic="true" tabIndex={isOverflowing ? 0 : undefined}>
          {isAnnounced && (
            <div ref={content}>
              <VisuallyHidden>{labels.kinds[kind]}: </VisuallyHidden>
              {text}
            </div>
          )}
        </Text>
        {action && (
          <Button tone="link" onClick={() => onAction(toast)}>
            {action.label}
          </Button>
        )}
      </Words>
      <IconButton
        label={labels.close}
        icon={<X aria-hidden="true" />}
        size="small"
        data-toast-close=""
        onClick={() => onClose(id)}
      />
    </Card>
  )
}
