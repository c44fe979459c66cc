import type { RefObject } from 'react'
import { useSingleKeys } from '../single-keys/use-single-keys'

/**
 * Focuses a field on a single key, unless the user types in another field or a dialog covers the page.
 * @param key as in `KeyboardEvent.key`; `undefined` for none
 */
export function useFocusKey(input: RefObject<HTMLInputElement | null>, key: string | undefined): void {
  const focus = (): void => {
    input.current?.focus()
    input.current?.select()
  }
  useSingleKeys(key === undefined ? {} : { [key]: focus }, input)
}
