import { useState } from 'react'

/** The same for every secret, so that it does not show the length. */
const MASK = '•'.repeat(12)

/** Decides what is shown of a value. A hidden secret is not in the document, so that neither a screenshot nor a selection contains it. */
export function useSecret(value: string, isSecret: boolean) {
  const [revealed, setRevealed] = useState<string>()
  // A new value is hidden again.
  const isRevealed = !isSecret || revealed === value
  return {
    isRevealed,
    shownValue: isRevealed || value === '' ? value : MASK,
    reveal: () => setRevealed(value),
    hide: () => setRevealed(undefined),
  }
}
