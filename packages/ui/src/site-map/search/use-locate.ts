'use client'

import { useState } from 'react'
import type { Position } from '../drawing/shape'

/** How long a device may take to find itself, ms. */
const PATIENCE = 10_000

/**
 * Asks the device where it is, when somebody wants to know and not before.
 * @param onFound told the place
 * @param onFailed told that it is not known: refused, too slow, or no such device
 */
export function useLocate(onFound: (at: Position) => void, onFailed: () => void) {
  const [isBusy, setBusy] = useState(false)
  const end = (then: () => void): void => {
    setBusy(false)
    then()
  }
  const locate = (): void => {
    // Not there on a page without https, whatever the types say.
    const { geolocation } = navigator as { geolocation?: Geolocation }
    if (geolocation === undefined) return onFailed()
    setBusy(true)
    geolocation.getCurrentPosition(
      ({ coords }) => end(() => onFound([coords.longitude, coords.latitude])),
      () => end(onFailed),
      { timeout: PATIENCE, maximumAge: 60_000 },
    )
  }
  return { isBusy, locate }
}
