import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { Note } from '../../../note/Note'
import type { Replacement } from './add-on-choice'

export interface ReplacementNoteProps {
  /** What a choice replaced; without one the note is empty. */
  replacement: Replacement | undefined
  getName: (addOnId: number) => string
  /** Number of roles that a save removes. */
  removedRoleCount: number
}

/** The note is below the lists, so that no row moves under the pointer. It scrolls into view when it appears. */
const scrollIntoView = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' })

/** "Adding Vendor Portal removes Core and 2 roles.", from the choice until it is saved. */
export function ReplacementNote({ replacement, getName, removedRoleCount }: ReplacementNoteProps) {
  if (replacement === undefined) return null
  const { chosen, removed, areVendorsCleared } = replacement
  return (
    // A key for each choice, so that the next one scrolls into view too.
    <Note key={chosen} ref={scrollIntoView} tone="warning" role="status">
      {(removed.length > 0 || removedRoleCount > 0) && (
        <p>{addOnMessages.adding(getName(chosen), removed.map(getName), removedRoleCount)}</p>
      )}
      {areVendorsCleared && <p>{addOnMessages.vendorsWillBeRemoved}</p>}
    </Note>
  )
}
