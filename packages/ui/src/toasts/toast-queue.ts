import { record, type ToldToast } from './toast-history'

/** What a toast is about; decides its icon, its time and how urgently it is said. */
export type ToastKind = 'success' | 'error' | 'warning' | 'info'

/** How long a toast stays, in milliseconds, while nothing holds it. */
export const TOAST_TIMES: Readonly<Record<ToastKind, number>> = {
  success: 3000,
  error: 7000,
  warning: 7000,
  info: 7000,
}

/** At most this many stand at once; the rest wait for their turn, in order, and their time has not begun. */
export const MAX_TOASTS = 5

/** What a toast may have beside its words. */
export interface ToastOptions {
  /** One way to act on it, such as Retry. The toast closes when it is pressed. */
  action?: { label: string; onPress: () => void }
  /** Stays until a person or the code that made it closes it. */
  isPersistent?: boolean
  /** Names the toast: another one of the same key takes its place, with a new time, and `close` finds it by this. */
  key?: string
  /** Told when a person closes it; not when its time ends, nor when it is replaced or closed by code. */
  onDismiss?: () => void
}

/** A toast as it is drawn. */
export interface Toast extends Omit<ToastOptions, 'key'> {
  /** Its key, or one made up. */
  readonly id: string
  readonly kind: ToastKind
  readonly text: string
  /** Counts the toasts that took this one's place, so that what replaces it is said again. */
  readonly version: number
}

/** Why all times stand still: the pointer is on a toast, the focus is in one, or nobody can see the page. */
export type ToastHold = 'pointer' | 'focus' | 'hidden'

/** The toasts of an app. Knows no framework; `Toasts` draws it. */
export interface ToastQueue {
  /** Something is done. @returns the id to close it by */
  success: (text: string, options?: ToastOptions) => string
  /** Something failed. @returns the id to close it by */
  error: (text: string, options?: ToastOptions) => string
  /** Something needs attention. @returns the id to close it by */
  warning: (text: string, options?: ToastOptions) => string
  /** Something to know. @returns the id to close it by */
  info: (text: string, options?: ToastOptions) => string
  /** Takes a toast away, shown or waiting; one that is gone already is no error. */
  close: (id: string) => void
  /** A person closes a toast. */
  dismiss: (id: string) => void
  /** Lets all times stand still for a reason. */
  hold: (reason: ToastHold) => void
  /** Takes a reason back; without one left the times go on with what remained. */
  release: (reason: ToastHold) => void
  /** Calls back after every change of what is shown. @returns what ends that */
  subscribe: (listener: () => void) => () => void
  /** The toasts that are shown, oldest first; the same array until that changes. */
  getSnapshot: () => readonly Toast[]
  /** What was told so far, newest first, at most 50; the same array until that changes. */
  getHistory: () => readonly ToldToast[]
  /** Forgets what was told. What is shown stays. */
  clearHistory: () => void
}

interface Entry {
  toast: Toast
  /** Milliseconds it still has. */
  remaining: number
  /** Set while its time runs. */
  running: { timer: ReturnType<typeof setTimeout>; since: number } | undefined
}

/** Makes the one queue of an app. */
export function createToastQueue(): ToastQueue {
  let entries: Entry[] = []
  let shown: readonly Toast[] = []
  let told: readonly ToldToast[] = []
  let made = 0
  const holds = new Set<ToastHold>()
  const listeners = new Set<() => void>()

  const stop = (entry: Entry): void => {
    if (entry.running === undefined) return
    clearTimeout(entry.running.timer)
    entry.remaining = Math.max(0, entry.remaining - (performance.now() - entry.running.since))
    entry.running = undefined
  }

  const start = (entry: Entry): void => {
    if (entry.running !== undefined || entry.toast.isPersistent || holds.size > 0) return
    const timer = setTimeout(() => close(entry.toast.id), entry.remaining)
    entry.running = { timer, since: performance.now() }
  }

  const startShown = (): void => entries.slice(0, MAX_TOASTS).forEach(start)

  const publish = (): void => {
    startShown()
    shown = entries.slice(0, MAX_TOASTS).map((entry) => entry.toast)
    for (const listener of listeners) listener()
  }

  function close(id: string): void {
    const gone = entries.find((entry) => entry.toast.id === id)
    if (gone === undefined) return
    stop(gone)
    entries = entries.filter((entry) => entry !== gone)
    publish()
  }

  const add = (kind: ToastKind, text: string, { key, ...options }: ToastOptions = {}): string => {
    made += 1
    const id = key ?? `toast-${made}`
    const place = entries.findIndex((entry) => entry.toast.id === id)
    const replaced = entries[place]
    const toast: Toast = { ...options, id, kind, text, version: replaced ? replaced.toast.version + 1 : 0 }
    const entry: Entry = { toast, remaining: TOAST_TIMES[kind], running: undefined }
    if (replaced) stop(replaced)
    entries = replaced ? entries.with(place, entry) : [...entries, entry]
    told = record(told, { kind, text, at: Date.now() })
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
      toast?.onDismiss?.()
    },
    hold: (reason) => {
      holds.add(reason)
      entries.forEach(stop)
    },
    release: (reason) => {
      if (holds.delete(reason)) startShown()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => shown,
    getHistory: () => told,
    clearHistory: () => {
      told = []
      for (const listener of listeners) listener()
    },
  }
}
