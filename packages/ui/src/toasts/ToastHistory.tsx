'use client'

import { Bell } from 'lucide-react'
import { Popover, type PopoverProps } from '../popover/Popover'
import type { ToastQueue } from './toast-queue'
import { type ToastHistoryLabels, ToastHistoryList } from './ToastHistoryList'
import { withFallback } from '../locale/formats'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels, useLanguage } from '../locale/locale-context'
import { TOAST_LABELS } from './toast-labels'

export type { ToastKindLabels } from './toast-labels'
export type { ToastQueue } from './toast-queue'
export type { ToastHistoryLabels } from './ToastHistoryList'

/** Props of ToastHistory: those of Popover, and these. Rest props and `ref` reach the button. */
export interface ToastHistoryProps extends Omit<PopoverProps, 'icon' | 'startIcon' | 'children' | 'label' | 'labels'> {
  /** The queue whose messages are listed. */
  queue: ToastQueue
  /** Formats the time of a message from milliseconds since 1970; hours and minutes by default. */
  formatTime?: (at: number) => string
  /** Name of the button and of the panel; "Notifications" by default. */
  label?: string
  /** Replaces the English texts. */
  labels?: LabelTexts<ToastHistoryLabels>
  /** Where the panel opens; `bottom end` by default. */
  placement?: PopoverProps['placement']
}

/**
 * Lists past toasts, newest first, for users who missed them. Exposes a `button` and a `dialog` with a list. The panel is not a live
 * region, because every message was announced as a toast. Clear moves the focus to the panel.
 */
export function ToastHistory(props: ToastHistoryProps) {
  const { queue, formatTime, label, labels, placement = 'bottom end', ...rest } = props
  const { locale } = useLanguage()
  const { notifications } = useLabels('Toasts', TOAST_LABELS, undefined)
  const formatDefault = (at: number): string =>
    new Date(at).toLocaleTimeString(withFallback(locale), { hour: 'numeric', minute: '2-digit' })
  return (
    <Popover {...rest} label={label ?? notifications} icon={<Bell aria-hidden="true" />} placement={placement}>
      <ToastHistoryList queue={queue} formatTime={formatTime ?? formatDefault} labels={labels} />
    </Popover>
  )
}
