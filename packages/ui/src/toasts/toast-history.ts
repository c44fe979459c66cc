import type { ToastKind } from './toast-queue'

/** How many are kept; the oldest go first. */
export const MAX_TOLD = 50

/** Something that a toast has said. */
export interface ToldToast {
  /** Unique in the history. */
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** When it was said last, in milliseconds since 1970. */
  readonly at: number
  /** How often it was said in a row. */
  readonly times: number
}

/**
 * Adds what was said, newest first. The same words said again in a row are one entry with a later time, so that a hundred
 * tries of one thing leave room for the rest.
 */
export function record(
  history: readonly ToldToast[],
  said: Pick<ToldToast, 'kind' | 'text' | 'at'>,
): readonly ToldToast[] {
  const [newest, ...rest] = history
  if (newest?.kind === said.kind && newest.text === said.text)
    return [{ ...newest, at: said.at, times: newest.times + 1 }, ...rest]
  return [{ ...said, id: (newest?.id ?? 0) + 1, times: 1 }, ...history].slice(0, MAX_TOLD)
}
