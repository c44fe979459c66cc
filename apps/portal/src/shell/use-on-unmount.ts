import { useEffect, useEffectEvent } from 'react'

/** Does something when a page is left. An effect, because leaving has no event of its own. */
export function useOnUnmount(run: () => void): void {
  const leave = useEffectEvent(run)
  useEffect(() => () => leave(), [])
}
