import { useEffect, useState } from 'react'

const LATER_MS = 2000

/**
 * Does something when a page has been open for a while: what no page waits for, so that it does not stand in line before what the page shows.
 * @returns what calls it off
 */
export function later(run: () => void): () => void {
  const timer = setTimeout(run, LATER_MS)
  return () => clearTimeout(timer)
}

/**
 * False while a page opens, true after a while. Not upon what somebody does: a reading that fails has a bar come above the page, which would move what is being
 * pressed.
 */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => later(() => setLater(true)), [])
  return isLater
}
