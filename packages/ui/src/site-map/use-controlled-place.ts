'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { useEffectEvent } from '../effect-event/use-effect-event'
import type { ReadyMap } from './engine/map-engine'
import type { MapPlace } from './sites/map-site'

/** Differences below this, in degrees and zoom levels, come from floating-point arithmetic. */
const TOLERANCE = 1e-9

const isClose = (a: number, b: number): boolean => Math.abs(a - b) < TOLERANCE

/** @returns whether two views are the same */
export const isSamePlace = (a: MapPlace, b: MapPlace): boolean =>
  isClose(a.center[0], b.center[0]) && isClose(a.center[1], b.center[1]) && isClose(a.zoom, b.zoom)

/**
 * Keeps the map at the controlled place: moves it when the place changes. Moves it back if the caller doesn't accept the place that the
 * user moved it to.
 * @param current the place that the map shows; undefined until the map is ready
 * @returns a function to call after each move. It returns whether the move was the user's.
 */
export function useControlledPlace(
  place: MapPlace | undefined,
  current: MapPlace | undefined,
  map: RefObject<ReadyMap | undefined>,
): () => boolean {
  const isMoving = useRef(false)
  /** The last place that the map was moved to. It can be unreachable, and must not be retried repeatedly. */
  const applied = useRef<MapPlace>(undefined)
  const apply = useEffectEvent(() => {
    if (place === undefined || current === undefined || applied.current === place || isSamePlace(place, current)) return
    applied.current = place
    isMoving.current = true
    map.current?.goTo(place)
    isMoving.current = false
  })
  useEffect(() => apply(), [place, current])
  return () => {
    if (!isMoving.current) applied.current = undefined
    return !isMoving.current
  }
}
