/** Something that is read over the network and kept for a while. */
export interface Remembered<T> {
  /** The remembered value, read again if it is too old. Throws the error of the read where no value was ever read. */
  get(now: number): Promise<T>
  /** Reads again, but not sooner than the cooldown allows. @returns whether it was read */
  refresh(now: number): Promise<boolean>
}

export interface Memory {
  /** How long it is good, in milliseconds. */
  readonly freshMs: number
  /** After a reading, whatever came of it, the next one waits this long, in milliseconds: a provider that is away is not asked by every call. */
  readonly cooldownMs: number
}

/** Keeps what `read` answers. Calls at the same time share one reading; a value that is too old is used while it cannot be read. */
export function remember<T>(read: (now: number) => Promise<T>, { freshMs, cooldownMs }: Memory): Remembered<T> {
  let kept: { readonly value: T; readonly readAt: number } | undefined
  let failure: unknown
  let triedAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  const readOnce = (now: number): Promise<void> => {
    reading ??= read(now)
      .then(
        (value) => {
          kept = { value, readAt: now }
          failure = undefined
        },
        (error: unknown) => {
          failure = error
        },
      )
      .finally(() => {
        triedAt = now
        reading = undefined
      })
    return reading
  }

  const refresh = async (now: number): Promise<boolean> => {
    // Compares the absolute difference: after the clock jumps back, nobody waits until it has caught up.
    if (reading === undefined && Math.abs(now - triedAt) < cooldownMs) return false
    await readOnce(now)
    return failure === undefined
  }

  return {
    refresh,
    get: async (now) => {
      if (kept === undefined || Math.abs(now - kept.readAt) >= freshMs) await refresh(now)
      if (kept === undefined) throw failure
      return kept.value
    },
  }
}
