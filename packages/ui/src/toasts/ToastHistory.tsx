'use client'

import { Bell } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { Button } from '../button/Button'
import { Popover, type PopoverProps } from '../popover/Popover'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Entry, Foot, List, Quiet, When, Words } from './ToastHistory.styles'
import { TOAST_ICONS, TOAST_LABELS, type ToastLabels } from './toast-look'
import type { ToastQueue } from './toast-queue'

/** Props of ToastHistory. */
export interface ToastHistoryProps {
  /** The queue whose toasts are kept. */
  queue: ToastQueue
  /** How the time of a toast is written, given milliseconds since 1970; hours and minutes of `en-US` by default. */
  formatTime?: (at: number) => string
  /** Name of the button and of the panel; "Notifications" by default. */
  label?: string
  /** Names of the kinds; English by default. */
  kinds?: ToastLabels['kinds']
  /** Said when nothing was told yet; "Nothing has been told yet." by default. */
  emptyText?: string
  /** "Clear" by default. */
  clearLabel?: string
  /** How often something was said in a row, given two or more; "3 times" by default. */
  timesLabel?: (times: number) => string
  /** Where the panel stands; under the button, ending with it, by default. */
  placement?: PopoverProps['placement']
}

const hours = (at: number): string => new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

/**
 * What the toasts have said, for whoever was too late. Exposes a `button` and a `dialog` with a list, newest first; the panel
 * is no live region, as everything in it was announced once. Clearing it gives the focus to the panel.
 */
export function ToastHistory(props: ToastHistoryProps) {
  const { queue, formatTime = hours, label = 'Notifications', kinds = TOAST_LABELS.kinds, placement, ...labels } = props
  const { emptyText = 'Nothing has been told yet.', clearLabel = 'Clear', timesLabel } = labels
  const told = useSyncExternalStore(queue.subscribe, queue.getHistory)
  const clear = useRef<HTMLButtonElement>(null)
  return (
    <Popover label={label} icon={<Bell aria-hidden="true" />} placement={placement ?? 'bottom end'}>
      {told.length === 0 ? (
        <Quiet>{emptyText}</Quiet>
      ) : (
        <>
          <List>
            {told.map(({ id, kind, text, at, times }) => {
              const Icon = TOAST_ICONS[kind]
              return (
                <Entry key={id} data-kind={kind}>
                  <Icon aria-hidden="true" />
                  <Words>
                    <VisuallyHidden>{kinds[kind]}: </VisuallyHidden>
                    {text}
                    <When>
                      <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
                      {times > 1 && <span>{timesLabel?.(times) ?? `${times} times`}</span>}
                    </When>
                  </Words>
                </Entry>
              )
            })}
          </List>
          <Foot>
            <Button
              ref={clear}
              size="small"
              onClick={() => {
                // The button goes with what it clears.
                clear.current?.closest<HTMLElement>('[role="dialog"]')?.focus()
                queue.clearHistory()
              }}
            >
              {clearLabel}
            </Button>
          </Foot>
        </>
      )}
    </Popover>
  )
}
