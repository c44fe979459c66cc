import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import type { UserInput } from '@sitewright/domain/users/model'
import { ConflictNote } from '../../assignment/ConflictNote'
import { contestedFieldsOf } from '../patterns/use-versioned-form'

export interface UserConflictProps {
  formId: string
  /** What the form started from. */
  base: UserInput
  theirs: UserInput
  mine: UserInput
  onTakeTheirs: () => void
  onKeepMine: () => void
}

const shown = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value === '' ? userLabels.none : String(value)

/** Somebody else saved this user in between: what stands against what was changed here, and a choice. Answers a save, and takes the focus. */
export function UserConflict({ formId, base, theirs, mine, onTakeTheirs, onKeepMine }: UserConflictProps) {
  return (
    <ConflictNote
      formId={formId}
      isAnswer
      message={userMessages.conflict}
      rows={contestedFieldsOf(base, mine, theirs).map((field) => ({
        id: field,
        label: userLabels[field],
        theirs: shown(theirs[field]),
        mine: shown(mine[field]),
      }))}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={onKeepMine}
    />
  )
}
