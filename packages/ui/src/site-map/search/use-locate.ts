'use client'

import { useState } from 'react'
import type { Position } from '../drawing/shape'

/** How long the device can take to find its position, in ms. */
const TIMEOUT_MS = 10_000

/** How old a known position can be, in ms. */
const MAX_AGE_MS = 60_000

/**
 * Requests the position of the device when `locate` is called.
 * @param onFound called with the position
 * @param onFailed called when the user refuses, the device takes too long, or the browser has no geolocation
 */
export function useLocate(onFound: (at: Position) => void, onFailed: () => void) {
  const [isBusy, setBusy] = useState(false)
  const finish = (report: () => void): void => {
    setBusy(false)
    report()
  }
  const locate = (): void => {
    // Undefined on a page without https, unlike its type.
    const { geolocation } = navigator as { geolocation?: Geolocation }
    if (geolocation === undefined) return onFailed()
    setBusy(true)
    geolocation.getCurrentPosition(
      ({ coords }) => finish(() => onFound([coords.longitude, coords.latitude])),
      () => finish(onFailed),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  }
  return { isBusy, locate }
}
