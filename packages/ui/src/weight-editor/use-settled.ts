'use client'

import { useEffect, useState } from 'react'

/**
 * A text once it has stayed the same for a while, so that a status is said after a pause and not after every key.
 * @param text as it is now
 * @param ms how long it must stay, in milliseconds
 */
export function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return settled
}
