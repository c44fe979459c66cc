import { useSyncExternalStore } from 'react'
import { media } from '../../tokens/tokens'

const query = media.narrow.replace('@media ', '')

const subscribe = (onChange: () => void): (() => void) => {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window is a phone's: what stands beside the page elsewhere is then opened over it. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
