/** Milliseconds between the two keys of a sequence. */
export const SEQUENCE_PAUSE = 1500

/** A key that may start a sequence. */
export interface FirstKey {
  key: string
  /** In milliseconds, as `Event.timeStamp`. */
  at: number
}

/** The pressed key as it is written in the names of shortcuts: letters in lower case, because Caps Lock changes them. Undefined with Shift and a letter. */
export function toKeyName({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string | undefined {
  const isLetter = /^\p{L}$/u.test(key)
  return isLetter && shiftKey ? undefined : isLetter ? key.toLowerCase() : key
}

/**
 * The shortcut that a pressed key completes.
 * @param names keys ('/'), and sequences of two keys with a space ('g u')
 * @param first the key before, if it may start a sequence
 */
export function findSingleKey(names: readonly string[], { key, at }: FirstKey, first?: FirstKey): string | undefined {
  const isInTime = first !== undefined && at - first.at <= SEQUENCE_PAUSE
  const sequence = isInTime ? `${first.key} ${key}` : undefined
  return names.find((name) => name === sequence) ?? names.find((name) => name === key)
}

/** Whether a key starts one of the sequences. */
export const startsSequence = (names: readonly string[], key: string): boolean =>
  names.some((name) => name.startsWith(`${key} `))
