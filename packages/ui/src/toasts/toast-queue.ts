import { addToHistory, type ToastHistoryEntry } from './toast-history'

/** Kind of a toast. It sets the icon, the display time and the urgency of the announcement. */
export type ToastKind = 'success' | 'error' | 'warning' | 'info'

/** Display time of each kind, in milliseconds, while the timers run. */
export const TOAST_TIMES: Readonly<Record<ToastKind, number>> = {
  success: 3000,
  error: 7000,
  warning: 7000,
  info: 7000,
}

/** Display time of a toast with an action, in milliseconds: time to read it, and to reach the button with the keyboard. */
export const TOAST_ACTION_TIME = 10_000

/** Most toasts visible at once. Later toasts wait in order, and their display time starts when they appear. */
export const MAX_TOASTS = 5

/** Options of a toast. */
export interface ToastOptions {
  /** A button in the toast, such as Retry. Pressing it closes the toast, which stays for 10 seconds. */
  action?: { label: string; onAction: () => void }
  /** Keeps the toast until the user or the code closes it; `false` by default. */
  isPersistent?: boolean
  /** Identifies the toast. A new toast with the same key replaces it and restarts its display time. */
  key?: string
  /** Whether the history lists it; `true` by default. `false` for what another list shows. */
  isRecorded?: boolean
  /** Called when the user closes the toast. Not called when its time ends, or when code closes or replaces it. */
  onClose?: () => void
}

/** A toast in the queue. */
export interface Toast extends Omit<ToastOptions, 'key' | 'isRecorded'> {
  /** The key of the toast, or a generated id. */
  readonly id: string
  readonly kind: ToastKind
  readonly text: string
  /** Number of replacements, so that a replacement is announced again. */
  readonly version: number
}

/** Why the timers are paused: the pointer is over a toast, a toast has the focus, or the page is hidden. */
export type ToastPauseReason = 'pointer' | 'focus' | 'hidden'

/** The toasts of an app. It does not depend on React; `Toasts` renders it. */
export interface ToastQueue {
  /** Reports that an action succeeded. @returns the id for `close` */
  success: (text: string, options?: ToastOptions) => string
  /** Reports a failure. @returns the id for `close` */
  error: (text: string, options?: ToastOptions) => string
  /** Reports something that needs attention. @returns the id for `close` */
  warning: (text: string, options?: ToastOptions) => string
  /** Reports neutral information. @returns the id for `close` */
  info: (text: string, options?: ToastOptions) => string
  /** Removes a visible or waiting toast. Unknown ids are ignored. */
  close: (id: string) => void
  /** Removes a toast on behalf of the user, and calls its `onClose`. */
  dismiss: (id: string) => void
  /** Pauses all timers. */
  pause: (reason: ToastPauseReason) => void
  /** Withdraws a reason. The timers continue with their remaining time once no reason is left. */
  resume: (reason: ToastPauseReason) => void
  /** Calls the listener after every change. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void
  /** The visible toasts, oldest first. The array stays the same until they change. */
  getSnapshot: () => readonly Toast[]
  /** Past and current messages, newest first, at most 50. The array stays the same until they change. */
  getHistory: () => readonly ToastHistoryEntry[]
  /** Empties the history. Visible toasts stay. */
  clearHistory: () => void
}

interface Entry {
  toast: Toast
  /** Remaining display time in milliseconds. */
  remaining: number
  /** Set while the timer runs. */
  running: { timer: ReturnType<typeof setTimeout>; since: number } | undefined
}

/** Creates a toast queue. An app needs one. */
export function createToastQueue(): ToastQueue {
  let entries: Entry[] = []
  let visible: readonly Toast[] = []
  let history: readonly ToastHistoryEntry[] = []
  let addedCount = 0
  const pauseReasons = new Set<ToastPauseReason>()
  const listeners = new Set<() => void>()

  const stop = (entry: Entry): void => {
    if (entry.running === undefined) return
    clearTimeout(entry.running.timer)
    entry.remaining = Math.max(0, entry.remaining - (performance.now() - entry.running.since))
    entry.running = undefined
  }

  const start = (entry: Entry): void => {
    if (entry.running !== undefined || entry.toast.isPersistent || pauseReasons.size > 0) return
    const timer = setTimeout(() => close(entry.toast.id), entry.remaining)
    entry.running = { timer, since: performance.now() }
  }

  const startVisible = (): void => entries.slice(0, MAX_TOASTS).forEach(start)

  const publish = (): void => {
    startVisible()
    visible = entries.slice(0, MAX_TOASTS).map((entry) => entry.toast)
    for (const listener of listeners) listener()
  }

  function close(id: string): void {
    const closed = entries.find((entry) => entry.toast.id === id)
    if (closed === undefined) return
    stop(closed)
    entries = entries.filter((entry) => entry !== closed)
    publish()
  }

  const add = (kind: ToastKind, text: string, { key, isRecorded = true, ...options }: ToastOptions = {}): string => {
    addedCount += 1
    const id = key ?? `toast-${addedCount}`
    const place = entries.findIndex((entry) => entry.toast.id === id)
    const replaced = entries[place]
    const toast: Toast = { ...options, id, kind, text, version: replaced ? replaced.toast.version + 1 : 0 }
    const entry: Entry = {
      toast,
      remaining: options.action === undefined ? TOAST_TIMES[kind] : TOAST_ACTION_TIME,
      running: undefined,
    }
    if (replaced) stop(replaced)
    entries = replaced ? entries.with(place, entry) : [...entries, entry]
    if (isRecorded) history = addToHistory(history, { kind, text, at: Date.now() })
    publish()
    return id
  }

  return {
    success: (text, options) => add('success', text, options),
    error: (text, options) => add('error', text, options),
    warning: (text, options) => add('warning', text, options),
    info: (text, options) => add('info', text, options),
    close,
    dismiss: (id) => {
      const toast = entries.find((entry) => entry.toast.id === id)?.toast
      close(id)
      toast?.onClose?.()
    },
    pause: (reason) => {
      pauseReasons.add(reason)
      entries.forEach(stop)
    },
    resume: (reason) => {
      if (pauseReasons.delete(reason)) startVisible()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => visible,
    getHistory: () => history,
    clearHistory: () => {
      history = []
      for (const listener of listeners) listener()
    },
  }
}
