import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import type { User, UserInput } from '@sitewright/domain/users/model'
import { changedFields, inputOf } from '@sitewright/domain/users/rules'
import { Button } from '../../button/Button'
import { Note } from '../../note/Note'
import { ConflictActions, ConflictTable } from './UserDetailsScreen.styles'

export interface UserConflictProps {
  theirs: User
  mine: UserInput
  onTakeTheirs: () => void
  onKeepMine: () => void
}

const shown = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value === '' ? userLabels.none : String(value)

/** Somebody else saved in between: what differs, and a choice. Nothing that was typed is lost before the choice. */
export function UserConflict({ theirs, mine, onTakeTheirs, onKeepMine }: UserConflictProps) {
  const stored = inputOf(theirs)
  const fields = changedFields(stored, mine)
  return (
    <Note tone="warning" role="alert">
      <p>{userMessages.conflict}</p>
      {fields.length > 0 && (
        <ConflictTable>
          <caption>What differs</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Saved by them</th>
              <th scope="col">Typed by you</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{userLabels[field]}</th>
                <td>{shown(stored[field])}</td>
                <td>{shown(mine[field])}</td>
              </tr>
            ))}
          </tbody>
        </ConflictTable>
      )}
      <ConflictActions>
        <Button size="small" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button size="small" onClick={onKeepMine}>
          Keep mine
        </Button>
      </ConflictActions>
    </Note>
  )
}
