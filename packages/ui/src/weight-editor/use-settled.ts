'use client'

import { useEffect, useState } from 'react'

/**
 * Delays a text until it has stopped changing, so that a status is announced after a pause and not after every key.
 * @param text the current text
 * @param ms length of the pause, in milliseconds
 */
export function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return settled
}
