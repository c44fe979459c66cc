import type { ToastKind } from './toast-queue'

/** Most entries in the history; the oldest are dropped first. */
export const MAX_HISTORY = 50

/** One message in the history of toasts. */
export interface ToastHistoryEntry {
  /** Unique in the history. */
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** When the message last appeared, in milliseconds since 1970. */
  readonly at: number
  /** How many times the message appeared in a row. */
  readonly times: number
}

/**
 * Adds a message in front. A message that repeats the newest one only updates its time and its count, so that a hundred
 * failed attempts leave space for other messages.
 */
export function addToHistory(
  history: readonly ToastHistoryEntry[],
  message: Pick<ToastHistoryEntry, 'kind' | 'text' | 'at'>,
): readonly ToastHistoryEntry[] {
  const [newest, ...older] = history
  if (newest?.kind === message.kind && newest.text === message.text) {
    return [{ ...newest, at: message.at, times: newest.times + 1 }, ...older]
  }
  return [{ ...message, id: (newest?.id ?? 0) + 1, times: 1 }, ...history].slice(0, MAX_HISTORY)
}
