import type { ReactNode } from 'react'
import type { Decision } from '@sitewright/domain/shared/policy'
import { userLabels } from '@sitewright/domain/users/messages'
import type { UserInput } from '@sitewright/domain/users/model'
import type { HeldFields, UserField } from '@sitewright/domain/users/rules'
import { FormCheckbox } from '../../form/FormCheckbox'
import { FormTextArea } from '../../form/FormTextArea'
import { FormTextField } from '../../form/FormTextField'
import { Group } from './UserDetailsScreen.styles'

export interface UserFieldsProps {
  edit: Decision
  /** Why some fields cannot be changed although the others can; of a new user none. */
  held?: HeldFields
  /** Of a new user it is typed, of a known one it stays. */
  userName: ReactNode
  /** Given to privileged users alone (USER-34). */
  license?: ReactNode
  /** The groups of a new user. */
  groups?: ReactNode
}

/** The fields of a user in two groups (USER-30 to USER-32). Without the right to edit: the same layout, read-only. */
export function UserFields({ edit, held = {}, userName, license, groups }: UserFieldsProps) {
  const isReadOnly = !edit.allowed
  const text = { isReadOnly, autoComplete: 'off' } as const
  const choice = (name: UserField) => {
    const reason = edit.allowed ? held[name] : edit.reason
    return { name, label: userLabels[name], ...(reason === undefined ? {} : { disabledReason: reason }) }
  }
  const isEmailHeld = edit.allowed && held.email !== undefined
  return (
    <>
      <Group>
        <legend>{userLabels.identity}</legend>
        {userName}
        <FormTextField<UserInput> name="firstName" label={userLabels.firstName} isRequired {...text} />
        <FormTextField<UserInput> name="lastName" label={userLabels.lastName} isRequired {...text} />
        <FormTextField<UserInput>
          name="email"
          type="email"
          label={userLabels.email}
          isRequired
          {...text}
          {...(isEmailHeld ? { isReadOnly: true, help: held.email } : {})}
        />
        <FormTextField<UserInput> name="phoneNumber" type="tel" label={userLabels.phoneNumber} {...text} />
        <FormTextField<UserInput> name="companyName" label={userLabels.companyName} {...text} />
        <FormTextField<UserInput> name="position" label={userLabels.position} {...text} />
        {license}
        {groups !== undefined && <div data-wide="">{groups}</div>}
        <div data-wide="">
          <FormTextArea<UserInput> name="comment" label={userLabels.comment} rows={3} isReadOnly={isReadOnly} />
        </div>
      </Group>
      <Group>
        <legend>{userLabels.access}</legend>
        <FormCheckbox<UserInput> {...choice('isApproved')} />
        <FormCheckbox<UserInput> {...choice('isLockedOut')} />
        <FormCheckbox<UserInput> {...choice('twoFactorEnabled')} />
        <FormCheckbox<UserInput> {...choice('mustUpdatePassword')} />
        <FormCheckbox<UserInput> {...choice('isSsoUser')} />
      </Group>
    </>
  )
}
