'use client'

import { Bell } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { Button } from '../button/Button'
import { Popover, type PopoverProps } from '../popover/Popover'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { TOAST_ICONS } from './toast-icons'
import { TOAST_LABELS, type ToastKindLabels } from './toast-labels'
import type { ToastQueue } from './toast-queue'
import { Entry, Foot, List, Quiet, When, Words } from './ToastHistory.styles'

export type { ToastKindLabels } from './toast-labels'
export type { ToastQueue } from './toast-queue'

/** Texts of ToastHistory, for translation. */
export interface ToastHistoryLabels {
  /** Names of the kinds, read before each message; "Success", "Error", "Warning", "Information" by default. */
  kinds: ToastKindLabels
  /** Shown while the history is empty; "No notifications yet." by default. */
  empty: string
  /** Button that empties the history; "Clear" by default. */
  clear: string
  /** How many times a message appeared in a row, for two or more; "3 times" by default. */
  times: (times: number) => string
}

/** Props of ToastHistory: those of Popover, and these. Rest props and `ref` reach the button. */
export interface ToastHistoryProps extends Omit<PopoverProps, 'icon' | 'startIcon' | 'children' | 'label' | 'labels'> {
  /** The queue whose messages are listed. */
  queue: ToastQueue
  /** Language of the times, any BCP 47 tag; `en` by default. */
  locale?: string
  /** Formats the time of a message from milliseconds since 1970; hours and minutes in `locale` by default. */
  formatTime?: (at: number) => string
  /** Name of the button and of the panel; "Notifications" by default. */
  label?: string
  /** Replaces the English texts. */
  labels?: Partial<ToastHistoryLabels>
  /** Where the panel opens; `bottom end` by default. */
  placement?: PopoverProps['placement']
}

const LABELS: ToastHistoryLabels = {
  kinds: TOAST_LABELS.kinds,
  empty: 'No notifications yet.',
  clear: 'Clear',
  times: (times) => `${times} times`,
}

/**
 * Lists past toasts, newest first, for users who missed them. Exposes a `button` and a `dialog` with a list. The panel is not a live
 * region, because every message was announced as a toast. Clear moves the focus to the panel.
 */
export function ToastHistory(props: ToastHistoryProps) {
  const {
    queue,
    locale = 'en',
    formatTime = (at: number): string =>
      new Date(at).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }),
    label = 'Notifications',
    labels: labelOverrides,
    placement = 'bottom end',
    ...rest
  } = props
  const labels = { ...LABELS, ...labelOverrides }
  const history = useSyncExternalStore(queue.subscribe, queue.getHistory, queue.getHistory)
  const clearButton = useRef<HTMLButtonElement>(null)
  return (
    <Popover {...rest} label={label} icon={<Bell aria-hidden="true" />} placement={placement}>
      {history.length === 0 ? (
        <Quiet>{labels.empty}</Quiet>
      ) : (
        <>
          <List>
            {history.map(({ id, kind, text, at, times }) => {
              const Icon = TOAST_ICONS[kind]
              return (
                <Entry key={id} data-kind={kind}>
                  <Icon aria-hidden="true" />
                  <Words>
                    <VisuallyHidden>{labels.kinds[kind]}: </VisuallyHidden>
                    {text}
                    <When>
                      <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
                      {times > 1 && <span>{labels.times(times)}</span>}
                    </When>
                  </Words>
                </Entry>
              )
            })}
          </List>
          <Foot>
            <Button
              ref={clearButton}
              size="small"
              onClick={() => {
                // The button disappears with the list.
                clearButton.current?.closest<HTMLElement>('[role="dialog"]')?.focus()
                queue.clearHistory()
              }}
            >
              {labels.clear}
            </Button>
          </Foot>
        </>
      )}
    </Popover>
  )
}
