'use client'

import { useEffect, useState } from 'react'
import { useAnnouncement } from '../announcer/use-announcement'
import { useEffectEvent } from '../effect-event/use-effect-event'
import type { MapPlace } from './sites/map-site'

/** The delay after the last pan or zoom before the view is announced, in ms. A screen reader would queue every step. */
const DELAY_MS = 500

/**
 * The text of the live region of the map.
 * @param formatView the announcement of a view
 */
export function useViewAnnouncement(formatView: (place: MapPlace) => string) {
  const [announcement, announce] = useAnnouncement()
  const [view, setView] = useState<MapPlace>()
  const announceAfterDelay = useEffectEvent((place: MapPlace) => announce(formatView(place)))
  useEffect(() => {
    if (view === undefined) return
    const timer = setTimeout(() => announceAfterDelay(view), DELAY_MS)
    return () => clearTimeout(timer)
  }, [view])
  return {
    announcement,
    /** Announces a text immediately, instead of a pending view. */
    announce: (text: string): void => {
      setView(undefined)
      announce(text)
    },
    /** Announces a view after a delay. */
    announceView: setView,
  }
}
