'use client'

import { useRef, useSyncExternalStore } from 'react'
import type { ElementProps } from '../element-props/element-props'
import { useMergedRef } from '../field/use-merged-ref'
import { ToastCard } from './ToastCard'
import { TOAST_LABELS, type ToastLabels } from './toast-labels'
import type { Toast, ToastQueue } from './toast-queue'
import { List, Region } from './Toasts.styles'
import { useToastRegion } from './use-toast-region'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { ToastKindLabels, ToastLabels } from './toast-labels'
export type { ToastQueue } from './toast-queue'

/** Props of Toasts: those of a `<section>`, and these. */
export interface ToastsProps extends ElementProps<'section', 'children'> {
  /** The queue to render, from `createToastQueue`. */
  queue: ToastQueue
  /** Name of the region; "Notifications" by default. */
  label?: string
  /** Replaces the English texts. */
  labels?: LabelTexts<ToastLabels>
}

/**
 * Renders the toasts of a queue above everything else, at the bottom of the window. Render it once, at the root of the app.
 * Exposes a `region` with a list. Errors are alerts and other kinds are statuses. A new toast never takes the focus.
 */
export function Toasts({ queue, label, labels: labelOverrides, ref, ...rest }: ToastsProps) {
  const labels = useLabels('Toasts', TOAST_LABELS, labelOverrides)
  const toasts = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot)
  const region = useRef<HTMLElement>(null)
  const { moveFocusBeforeRemove } = useToastRegion(region, queue, toasts.length === 0)
  const runAction = (toast: Toast): void => {
    queue.close(toast.id)
    toast.action?.onAction()
  }
  return (
    // The first attribute keeps the toasts interactive while an open dialog makes the rest of the page inert.
    <Region
      data-react-aria-top-layer="true"
      data-floats=""
      {...rest}
      ref={useMergedRef(region, ref)}
      aria-label={label ?? labels.notifications}
    >
      <List>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            labels={labels}
            onClose={queue.dismiss}
            onAction={runAction}
            onBeforeRemove={moveFocusBeforeRemove}
          />
        ))}
      </List>
    </Region>
  )
}
