'use client'

import { useRef, useSyncExternalStore } from 'react'
import { Button } from '../button/Button'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { TOAST_ICONS } from './toast-icons'
import { TOAST_LABELS, type ToastKindLabels } from './toast-labels'
import type { ToastHistoryEntry } from './toast-history'
import type { ToastQueue } from './toast-queue'
import { Entry, Foot, List, Quiet, When, Words } from './ToastHistory.styles'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

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

const LABELS: CompleteTexts<ToastHistoryLabels> = {
  kinds: TOAST_LABELS.kinds,
  empty: 'No notifications yet.',
  clear: 'Clear',
  times: '{times} times',
}

/** Props of ToastHistoryList. */
export interface ToastHistoryListProps {
  queue: ToastQueue
  /** Formats the time of a message from milliseconds since 1970. */
  formatTime: (at: number) => string
  /** Replaces the English texts. */
  labels?: LabelTexts<ToastHistoryLabels> | undefined
}

/** The messages of a queue, newest first. */
export const useToastHistory = (queue: ToastQueue): readonly ToastHistoryEntry[] =>
  useSyncExternalStore(queue.subscribe, queue.getHistory, queue.getHistory)

/** The past messages in a panel, with a button that clears them and moves the focus to the panel. */
export function ToastHistoryList({ queue, formatTime, labels: labelOverrides }: ToastHistoryListProps) {
  const labels = useLabels('ToastHistory', LABELS, labelOverrides)
  const history = useToastHistory(queue)
  const clearButton = useRef<HTMLButtonElement>(null)
  if (history.length === 0) return <Quiet>{labels.empty}</Quiet>
  return (
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
  )
}
