import { useState } from 'react'

/** As many as hide any secret, whatever its length. */
const MASK = '•'.repeat(12)

/**
 * What of a value is shown. A hidden secret is not in the page at all, so that neither a picture nor a selection of it
 * gives it away.
 */
export function useSecret(value: string, isSecret: boolean) {
  const [revealed, setRevealed] = useState<string>()
  // Only this one was asked for: another value is hidden again.
  const isShown = !isSecret || revealed === value
  return {
    isShown,
    shown: isShown || value === '' ? value : MASK,
    reveal: () => setRevealed(value),
    hide: () => setRevealed(undefined),
  }
}
