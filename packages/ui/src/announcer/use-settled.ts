'use client'

import { useEffect, useState } from 'react'
import { toChange } from './announce'

/**
 * Delays a text until it has stopped changing, so that a status is announced after a pause and not after every key.
 * @param text the current text
 * @param ms length of the pause, in milliseconds
 * @param event counts the events that must be heard: after a new number an unchanged text is announced again
 */
export function useSettled(text: string, ms: number, event = 0): string {
  const [settled, setSettled] = useState({ text, event })
  useEffect(() => {
    const settle = (): void =>
      setSettled((before) => ({ text: before.event === event ? text : toChange(before.text, text), event }))
    const timer = setTimeout(settle, ms)
    return () => clearTimeout(timer)
  }, [text, ms, event])
  return settled.text
}
