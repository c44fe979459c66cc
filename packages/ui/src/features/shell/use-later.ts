import { useEffect, useState } from 'react'

const LATER_MS = 2000

/**
 * Runs a task when a page has been open for two seconds: a task that no page waits for must not delay what the page shows.
 * @returns a function that cancels it
 */
export function later(run: () => void): () => void {
  const timer = setTimeout(run, LATER_MS)
  return () => clearTimeout(timer)
}

/**
 * False while a page opens, true two seconds later. Time decides, not a press: a failed read adds a bar above the page, which would move the pressed
 * control.
 */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => later(() => setLater(true)), [])
  return isLater
}
