import { startTransition, useEffect, useState } from 'react'

/** Cards that the first render fills: more than a screen shows. */
const FIRST = 4

/**
 * How many cards are filled. A page with many parameters fills them one after the other, each in a task of its own, so that it reacts to keys meanwhile. All of them are
 * filled soon, so that Tab and the search of the browser reach everything.
 */
export function useGradualCount(total: number): number {
  const [count, setCount] = useState(FIRST)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setCount(count + 1)))
    return () => clearTimeout(timer)
  }, [count, total])
  return count
}
