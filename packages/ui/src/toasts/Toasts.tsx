'use client'

import { useRef, useSyncExternalStore } from 'react'
import { List, Region } from './Toasts.styles'
import { ToastCard } from './ToastCard'
import { TOAST_LABELS, type ToastLabels } from './toast-look'
import type { Toast, ToastQueue } from './toast-queue'
import { useToastRegion } from './use-toast-region'

/** Props of Toasts. */
export interface ToastsProps {
  /** Made once by `createToastQueue`, and filled from anywhere. */
  queue: ToastQueue
  /** Name of the region; "Notifications" by default. */
  label?: string
  /** Names of the cross and of the kinds, which are spoken before the text; English by default. */
  labels?: ToastLabels
}

/**
 * Draws the toasts of a queue, above everything else at the bottom of the window; rendered once, at the root of an app.
 * Exposes a `region` with a list; errors are alerts, the rest are statuses. It never takes the focus by itself.
 */
export function Toasts({ queue, label = 'Notifications', labels = TOAST_LABELS }: ToastsProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.getSnapshot)
  const region = useRef<HTMLElement>(null)
  const { handOnFocus } = useToastRegion(region, queue, toasts.length === 0)
  const act = (toast: Toast): void => {
    queue.close(toast.id)
    toast.action?.onPress()
  }
  return (
    // An open dialog makes the rest of the page inert, and must leave this alone.
    <Region ref={region} aria-label={label} data-react-aria-top-layer="true" data-floats="">
      <List>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            labels={labels}
            onDismiss={queue.dismiss}
            onAct={act}
            onLeave={handOnFocus}
          />
        ))}
      </List>
    </Region>
  )
}
