import { useCallback, useState } from 'react'

/**
 * The text of a live region. A text that repeats gets a no-break space at its end, because screen readers
 * announce only a text that changes.
 * @returns the text for the live region, and the function that announces a text, the same one on every render
 */
export function useAnnouncement(): [announcement: string, announce: (text: string) => void] {
  const [announcement, setAnnouncement] = useState('')
  const announce = useCallback(
    (text: string): void => setAnnouncement((previous) => (previous === text ? `${text}\u00a0` : text)),
    [],
  )
  return [announcement, announce]
}
