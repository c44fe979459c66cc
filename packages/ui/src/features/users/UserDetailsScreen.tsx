import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import type { License } from '@sitewright/domain/licenses/model'
import { passwordLabels } from '@sitewright/domain/passwords/messages'
import { formatLongDate } from '@sitewright/domain/shared/dates'
import type { Decision } from '@sitewright/domain/shared/policy'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import { type User, UserInput } from '@sitewright/domain/users/model'
import { changedFields, type HeldFields, inputOf } from '@sitewright/domain/users/rules'
import { Button } from '../../button/Button'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { Note } from '../../note/Note'
import { UnsavedBar, UnsavedBarAhead } from '../../unsaved-bar/UnsavedBar'
import { type FormOutcome, useVersionedForm, type Versioned, type VersionedForm } from '../patterns/use-versioned-form'
import type { SaveOutcome } from './save-outcome'
import { UserConflict } from './UserConflict'
import { Body, History } from './UserDetailsScreen.styles'
import { UserForm } from './UserForm'

export interface UserDetailsScreenProps {
  user: User
  /** The decision of the policy for this user; its reason is told on a read-only page (USER-115). */
  edit: Decision
  /** What cannot be changed of this user although the other fields can be, each with the reason: of somebody above (ROLE-53), of the own account. */
  heldOf: (user: User) => HeldFields
  onSave: (user: User, input: UserInput, version: number) => Promise<SaveOutcome>
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
  /** Given where the user has no password yet and somebody who may mail a link looks at it (USER-125). */
  emailLink?: { isSending: boolean; onSend: () => void } | undefined
}

const versioned = (user: User): Versioned<UserInput> => ({ input: inputOf(user), version: user.version })

const outcomeOf = (outcome: SaveOutcome): FormOutcome<UserInput> => {
  if (outcome.status === 'saved') return { status: 'saved', stored: versioned(outcome.user) }
  return outcome.status === 'conflict' ? { status: 'conflict', current: versioned(outcome.current) } : outcome
}

/** The details of a user: read, edit, save, conflict. The pattern of every form of the product. */
export function UserDetailsScreen({ user, edit, ...props }: UserDetailsScreenProps) {
  const formId = useId()
  const state = useVersionedForm<UserInput>({
    stored: versioned(user),
    resolver: zodResolver(UserInput),
    onSave: async (input, version) => outcomeOf(await props.onSave(user, input, version)),
  })
  return (
    <>
      <Body>
        {!edit.allowed && <Note tone="info">{userMessages.readOnly(edit.reason)}</Note>}
        {props.emailLink && (
          <Note
            tone="warning"
            action={
              <Button size="small" isBusy={props.emailLink.isSending} onClick={props.emailLink.onSend}>
                {passwordLabels.emailLink}
              </Button>
            }
          >
            {userMessages.noPassword}
          </Note>
        )}
        {state.theirs && (
          <UserConflict
            formId={formId}
            base={state.base.input}
            theirs={state.theirs.input}
            mine={state.form.getValues()}
            onTakeTheirs={state.takeTheirs}
            onKeepMine={state.keepMine}
          />
        )}
        <UserForm
          id={formId}
          user={user}
          state={state}
          edit={edit}
          held={props.heldOf(user)}
          licenses={props.licenses}
        />
        <UserHistory user={user} />
      </Body>
      {edit.allowed && <Unsaved state={state} formId={formId} />}
    </>
  )
}

/** Watches the whole form, so that a key press renders this bar and not the page. */
function Unsaved({ state, formId }: { state: VersionedForm<UserInput>; formId: string }) {
  const values = useWatch({ control: state.form.control })
  const stored = state.base.input
  const changes = changedFields(stored, { ...stored, ...values }).map((field) => ({
    id: field,
    label: userLabels[field],
    kind: 'changed' as const,
  }))
  return (
    <>
      <LeaveGuard changes={changes} />
      {changes.length > 0 ? (
        <UnsavedBar
          changes={changes}
          state={state.saving}
          message={state.failure ?? (state.theirs && userMessages.conflict)}
          formId={formId}
          onDiscard={state.discard}
        />
      ) : (
        <UnsavedBarAhead />
      )}
    </>
  )
}

function UserHistory({ user }: { user: User }) {
  const rows = [
    'createDate',
    'lastActivityDate',
    'lastLoginDate',
    'lastLockedOutDate',
    'lastPasswordChangedDate',
  ] as const
  const id = useId()
  return (
    <History aria-labelledby={id}>
      <h2 id={id}>{userLabels.history}</h2>
      <dl>
        {rows.map((field) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt>{userLabels[field]}</dt>
            <dd>{formatLongDate(user[field])}</dd>
          </div>
        ))}
      </dl>
    </History>
  )
}
