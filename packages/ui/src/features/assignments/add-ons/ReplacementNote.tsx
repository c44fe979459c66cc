import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { Note } from '../../../note/Note'
import type { Replacement } from './add-on-choice'

export interface ReplacementNoteProps {
  /** What was dropped; nothing is said without one. */
  replacement: Replacement | undefined
  nameOf: (addOnId: number) => string
  /** How many roles a save will remove. */
  rolesGone: number
}

/** It stands below the lists, so that no row moves under the pointer, and is brought in sight when it appears. */
const showOnMount = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' })

/** "Vendor Portal replaces Core, 2 roles will be removed": told when it is chosen, and before it is saved. */
export function ReplacementNote({ replacement, nameOf, rolesGone }: ReplacementNoteProps) {
  if (replacement === undefined) return null
  const { chosen, dropped, areVendorsCleared } = replacement
  const parts = [
    dropped.length > 0 ? addOnMessages.replaces(nameOf(chosen), dropped.map(nameOf)) : undefined,
    rolesGone > 0 ? addOnMessages.rolesWillBeRemoved(rolesGone) : undefined,
  ].filter((part) => part !== undefined)
  return (
    // One for each choice: the next one is brought in sight too.
    <Note key={chosen} ref={showOnMount} tone="warning" role="status">
      {parts.length > 0 && <p>{`${parts.join(', ')}.`}</p>}
      {areVendorsCleared && <p>{addOnMessages.vendorsCleared}</p>}
    </Note>
  )
}
