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

/** "Vendor Portal replaces Core, 2 roles will be removed", from the choice until it is saved. */
export function ReplacementNote({ replacement, getName, removedRoleCount }: ReplacementNoteProps) {
  if (replacement === undefined) return null
  const { chosen, removed, areVendorsCleared } = replacement
  const parts = [
    removed.length > 0 ? addOnMessages.replaces(getName(chosen), removed.map(getName)) : undefined,
    removedRoleCount > 0 ? addOnMessages.rolesWillBeRemoved(removedRoleCount) : undefined,
  ].filter((part) => part !== undefined)
  return (
    // A key for each choice, so that the next one scrolls into view too.
    <Note key={chosen} ref={scrollIntoView} tone="warning" role="status">
      {parts.length > 0 && <p>{`${parts.join(', ')}.`}</p>}
      {areVendorsCleared && <p>{addOnMessages.vendorsCleared}</p>}
    </Note>
  )
}
