import type { ReactNode } from 'react'
import { licenseOptions, licenseTitle } from '@sitewright/domain/licenses/rules'
import { passwordLabels } from '@sitewright/domain/passwords/messages'
import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import { userFormMessages } from '@sitewright/domain/users/form-messages'
import { userLabels } from '@sitewright/domain/users/messages'
import { userRecordMessages } from '@sitewright/domain/users/record-messages'
import { type User, UserInput } from '@sitewright/domain/users/model'
import { type LockedFields, toUserInput } from '@sitewright/domain/users/rules'
import { Button } from '../../button/Button'
import { FormSelect } from '../../form/FormSelect'
import { Note } from '../../note/Note'
import { TextField } from '../../text-field/TextField'
import { EditedField } from '../patterns/EditedField'
import { EditForm } from '../patterns/EditForm'
import { FieldSkeleton } from '../patterns/FieldSkeleton'
import { RecordHistory } from '../patterns/RecordHistory'
import type { LicenseOptions } from './LicenseChoice'
import { UserFields } from './UserFields'

/** Props of UserDetails. */
export interface UserDetailsProps {
  user: User
  /** The decision of the policy for this user; a read-only page shows its reason (USER-115). */
  edit: Decision
  /** Fields of this user that cannot be changed although the others can, each with the reason (ROLE-53). */
  lockedFields: LockedFields
  onSave: (input: UserInput, version: number) => Promise<SaveOutcome<User>>
  /** The licenses to choose from, only for privileged users (USER-34). */
  licenses?: LicenseOptions
  /** Offered for a user without a password, to users who can send a link (USER-125). */
  emailLink?: { isSending: boolean; onSend: () => void } | undefined
}

const toVersion = (user: User) => ({ value: toUserInput(user), version: user.version })

/** The details of a user. The username is part of the address and stays (USER-45). */
export function UserDetails({ user, edit, lockedFields, licenses, emailLink, onSave }: UserDetailsProps) {
  return (
    <EditForm<UserInput, number>
      schema={UserInput}
      stored={toVersion(user)}
      labels={userLabels}
      formats={{
        licenseId: (licenseId) => licenseTitle(licenses === 'loading' ? undefined : licenses, licenseId),
      }}
      readOnlyNote={edit.allowed ? undefined : userRecordMessages.readOnly(edit.reason)}
      notes={emailLink && <NoPasswordNote {...emailLink} />}
      onSave={async (input, { version }) => mapOutcome(await onSave(input, version), toVersion)}
    >
      <UserFields
        edit={edit}
        lockedFields={lockedFields}
        userName={
          <TextField label={userLabels.userName} help={userFormMessages.userName} value={user.userName} isReadOnly />
        }
        license={
          licenses === 'loading' ? (
            <FieldSkeleton label={userLabels.licenseId} />
          ) : (
            licenses && (
              <EditedField name="licenseId" label={userLabels.licenseId}>
                {(was) => (
                  <FormSelect<UserInput>
                    name="licenseId"
                    label={userLabels.licenseId}
                    isNumber
                    disabledReason={edit.allowed ? lockedFields.licenseId : edit.reason}
                    options={licenseOptions(licenses)}
                    labelEnd={was}
                  />
                )}
              </EditedField>
            )
          )
        }
        history={<UserHistory user={user} />}
      />
    </EditForm>
  )
}

function NoPasswordNote({ isSending, onSend }: NonNullable<UserDetailsProps['emailLink']>): ReactNode {
  return (
    <Note
      tone="warning"
      action={
        <Button size="small" isBusy={isSending} onClick={onSend}>
          {passwordLabels.emailLink}
        </Button>
      }
    >
      {userRecordMessages.noPassword}
    </Note>
  )
}

/** The dates of a user, in their order (USER-116). */
const USER_DATES = [
  'createDate',
  'lastActivityDate',
  'lastLoginDate',
  'lastLockedOutDate',
  'lastPasswordChangedDate',
] as const

/** The dates of a user; those of a skeleton have none. */
export const UserHistory = ({ user }: { user?: User }) => (
  <RecordHistory dates={USER_DATES.map((field) => [userLabels[field], user?.[field]])} />
)
