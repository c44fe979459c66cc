import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import type { User, UserInput } from '@sitewright/domain/users/model'
import { changedFields, inputOf } from '@sitewright/domain/users/rules'
import { ConflictNote } from '../../assignment/ConflictNote'
import { focusOnMount } from '../../dialog/focus-on-mount'

export interface UserConflictProps {
  id: string
  theirs: User
  mine: UserInput
  onTakeTheirs: () => void
  onKeepMine: () => void
}

const shown = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value === '' ? userLabels.none : String(value)

/** Somebody else saved this user in between: the fields that differ, and a choice. Answers a save, and takes the focus. */
export function UserConflict({ id, theirs, mine, onTakeTheirs, onKeepMine }: UserConflictProps) {
  const stored = inputOf(theirs)
  return (
    <ConflictNote
      id={id}
      tabIndex={-1}
      ref={focusOnMount}
      message={userMessages.conflict}
      rows={changedFields(stored, mine).map((field) => ({
        id: field,
        label: userLabels[field],
        theirs: shown(stored[field]),
        mine: shown(mine[field]),
      }))}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={onKeepMine}
    />
  )
}
