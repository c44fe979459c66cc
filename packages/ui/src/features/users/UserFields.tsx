import type { ReactNode } from 'react'
import type { Decision } from '@sitewright/domain/shared/policy'
import { userLabels } from '@sitewright/domain/users/messages'
import type { UserInput } from '@sitewright/domain/users/model'
import type { LockedFields, UserField } from '@sitewright/domain/users/rules'
import { FormCheckbox } from '../../form/FormCheckbox'
import { FormTextArea } from '../../form/FormTextArea'
import { FormTextField } from '../../form/FormTextField'
import { RequiredMark } from '../../field/Field.styles'
import { Group, Required } from './UserDetails.styles'

/** Props of UserFields. */
export interface UserFieldsProps {
  edit: Decision
  /** Fields that cannot be changed although the others can, each with the reason. */
  lockedFields?: LockedFields
  /** Editable for a new user, read-only for an existing one. */
  userName: ReactNode
  /** Only for privileged users (USER-34). */
  license?: ReactNode
  /** The groups of a new user. */
  groups?: ReactNode
}

/** The fields of a user in two groups (USER-30 to USER-32). The read-only layout is the same. */
export function UserFields({ edit, lockedFields = {}, userName, license, groups }: UserFieldsProps) {
  const isReadOnly = !edit.allowed
  const text = { isReadOnly, autoComplete: 'off' } as const
  const choice = (name: UserField) => ({
    name,
    label: userLabels[name],
    disabledReason: edit.allowed ? lockedFields[name] : edit.reason,
  })
  const isEmailLocked = edit.allowed && lockedFields.email !== undefined
  return (
    <>
      <Group>
        <legend>{userLabels.identity}</legend>
        {edit.allowed && (
          <Required>
            <RequiredMark aria-hidden="true">*</RequiredMark> {userLabels.required}
          </Required>
        )}
        <div data-wide="">{userName}</div>
        <FormTextField<UserInput> name="firstName" label={userLabels.firstName} isRequired {...text} />
        <FormTextField<UserInput> name="lastName" label={userLabels.lastName} isRequired {...text} />
        <FormTextField<UserInput>
          name="email"
          type="email"
          label={userLabels.email}
          isRequired
          {...text}
          {...(isEmailLocked ? { isReadOnly: true, help: lockedFields.email } : {})}
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
