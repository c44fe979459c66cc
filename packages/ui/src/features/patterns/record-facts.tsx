import type { ReactNode } from 'react'
import { Skeleton } from '../../skeleton/Skeleton'

/** A fact in the title block of a record. */
export interface RecordFact {
  label: string
  /** `undefined` while it is loading. */
  value: ReactNode
  /** Width of the skeleton in px, or that of a badge. */
  skeleton: number | 'badge'
}

/** Inline it would add to the height of its line. */
const BLOCK = { display: 'block' }

/** The facts of a page header: skeletons until all of them have loaded, so that nothing below or beside them moves twice. */
export function fillFacts(facts: readonly RecordFact[]) {
  const isLoading = facts.some(({ value }) => value === undefined)
  return facts.map(({ label, value, skeleton }) => {
    if (!isLoading) return { label, value }
    const shape = skeleton === 'badge' ? ({ shape: 'badge' } as const) : { width: skeleton }
    return { label, value: <Skeleton {...shape} style={BLOCK} /> }
  })
}
