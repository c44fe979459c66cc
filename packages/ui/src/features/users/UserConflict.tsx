import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import type { User, UserInput } from '@sitewright/domain/users/model'
import { inputOf } from '@sitewright/domain/users/rules'
import { ConflictNote } from '../../assignment/ConflictNote'
import { contestedFieldsOf } from '../shell/use-versioned-form'

export interface UserConflictProps {
  formId: string
  /** What the form started from. */
  base: User
  theirs: User
  mine: UserInput
  onTakeTheirs: () => void
  onKeepMine: () => void
}

const shown = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value === '' ? userLabels.none : String(value)

/** Somebody else saved this user in between: the fields changed here that differ, and a choice. Answers a save, and takes the focus. */
export function UserConflict({ formId, base, theirs, mine, onTakeTheirs, onKeepMine }: UserConflictProps) {
  const stored = inputOf(theirs)
  return (
    <ConflictNote
      formId={formId}
      isAnswer
      message={userMessages.conflict}
      rows={contestedFieldsOf(inputOf(base), mine, stored).map((field) => ({
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
