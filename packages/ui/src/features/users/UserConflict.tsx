import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import type { User, UserInput } from '@sitewright/domain/users/model'
import { changedFields, inputOf } from '@sitewright/domain/users/rules'
import { ConflictNote } from '../../assignment/ConflictNote'

export interface UserConflictProps {
  formId: string
  theirs: User
  mine: UserInput
  onTakeTheirs: () => void
  onKeepMine: () => void
}

const shown = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value === '' ? userLabels.none : String(value)

/** Somebody else saved this user in between: the fields that differ, and a choice. Answers a save, and takes the focus. */
export function UserConflict({ formId, theirs, mine, onTakeTheirs, onKeepMine }: UserConflictProps) {
  const stored = inputOf(theirs)
  return (
    <ConflictNote
      formId={formId}
      isAnswer
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
