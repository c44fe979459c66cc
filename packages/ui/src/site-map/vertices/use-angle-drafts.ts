import { useState } from 'react'
import type { Axis } from '../coordinates/format-coordinate'
import type { CoordinateFault } from '../coordinates/parse-coordinates'
import type { Ring } from '../drawing/shape'
import { keyVertices, NO_VERTICES } from './vertex-keys'

/** Text of an angle that isn't committed. */
export interface AngleDraft {
  text: string
  /** The value that the text replaces. Another value discards the text, another format does not. */
  base: number
  fault: CoordinateFault | undefined
}

/** The uncommitted texts of all vertices, also of those on another page of the table. */
export interface AngleDrafts {
  get: (vertex: number, axis: Axis) => AngleDraft | undefined
  set: (vertex: number, axis: Axis, draft: AngleDraft | undefined) => void
  clear: () => void
  /** Finds the first vertex outside of a range that has such a text. */
  findOutside: (first: number, end: number) => { vertex: number; axis: Axis } | undefined
}

const AXES = ['latitude', 'longitude'] as const

/** Keeps the uncommitted texts with their vertices, while vertices are inserted, deleted and reordered. */
export function useAngleDrafts(positions: Ring): AngleDrafts {
  const [stored, setKeyed] = useState(() => keyVertices(NO_VERTICES, positions))
  const [drafts, setDrafts] = useState<ReadonlyMap<string, AngleDraft>>(() => new Map())
  const keyed = stored.positions === positions ? stored : keyVertices(stored, positions)
  if (keyed !== stored) setKeyed(keyed)
  const toKey = (vertex: number, axis: Axis): string => `${keyed.keys[vertex]} ${axis}`
  const get = (vertex: number, axis: Axis): AngleDraft | undefined => {
    const draft = drafts.get(toKey(vertex, axis))
    return draft?.base === positions[vertex]?.[axis === 'latitude' ? 1 : 0] ? draft : undefined
  }
  return {
    get,
    set: (vertex, axis, draft) => {
      const key = toKey(vertex, axis)
      setDrafts((before) => {
        const next = new Map(before)
        if (draft === undefined) next.delete(key)
        else next.set(key, draft)
        return next
      })
    },
    clear: () => setDrafts(new Map()),
    findOutside: (first, end) => {
      if (drafts.size === 0) return undefined
      for (const vertex of positions.keys()) {
        const axis = vertex >= first && vertex < end ? undefined : AXES.find((each) => get(vertex, each) !== undefined)
        if (axis !== undefined) return { vertex, axis }
      }
      return undefined
    },
  }
}
