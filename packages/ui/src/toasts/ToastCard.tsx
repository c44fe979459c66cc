'use client'

import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button, IconButton } from '../button/Button'
import { useOverflow } from '../overflow/use-overflow'
import { useDelayed } from '../skeleton/use-delayed'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Card, Text, Words } from './Toasts.styles'
import { type ToastLabels, TOAST_ICONS } from './toast-look'
import type { Toast } from './toast-queue'

/** A live region is heard when words come into one that is there already: this much later, in milliseconds. */
const UNTIL_TOLD = 100

/** Props of ToastCard. */
export interface ToastCardProps {
  toast: Toast
  labels: ToastLabels
  /** A person closes it, by the cross. */
  onDismiss: (id: string) => void
  /** A person has acted on it. */
  onAct: (toast: Toast) => void
  /** Told before it leaves the page, while the focus is still in it. */
  onLeave: (card: HTMLElement) => void
}

/** One toast. Its words are an alert when something failed, else a status; the cross is the last thing in it. */
export function ToastCard({ toast, labels, onDismiss, onAct, onLeave }: ToastCardProps) {
  const { id, kind, text, action } = toast
  const card = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const own = card.current
    return () => {
      if (own !== null) onLeave(own)
    }
  }, [onLeave])
  const isTold = useDelayed(true, UNTIL_TOLD)
  const { isOverflowing, content } = useOverflow('block')
  const Icon = TOAST_ICONS[kind]
  return (
    <Card ref={card} data-kind={kind} data-told={isTold || undefined}>
      <Icon aria-hidden="true" />
      <Words>
        <Text role={kind === 'error' ? 'alert' : 'status'} aria-atomic="true" tabIndex={isOverflowing ? 0 : undefined}>
          {isTold && (
            <div ref={content}>
              <VisuallyHidden>{labels.kinds[kind]}: </VisuallyHidden>
              {text}
            </div>
          )}
        </Text>
        {action && (
          <Button tone="link" onClick={() => onAct(toast)}>
            {action.label}
          </Button>
        )}
      </Words>
      <IconButton
        label={labels.close}
        icon={<X aria-hidden="true" />}
        size="small"
        data-toast-close=""
        onClick={() => onDismiss(id)}
      />
    </Card>
  )
}
