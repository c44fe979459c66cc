import type { License } from '@sitewright/domain/licenses/model'
import { licenseLabels } from '@sitewright/domain/licenses/messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import { userLabels } from '@sitewright/domain/users/messages'
import type { User } from '@sitewright/domain/users/model'
import { Form } from '../../form/Form'
import { FormCheckbox } from '../../form/FormCheckbox'
import { FormSelect } from '../../form/FormSelect'
import { FormTextArea } from '../../form/FormTextArea'
import { FormTextField } from '../../form/FormTextField'
import { TextField } from '../../text-field/TextField'
import type { UserFormState } from './use-user-form'
import { Group } from './UserDetailsScreen.styles'

export interface UserFormProps {
  id: string
  user: User
  state: UserFormState
  edit: Decision
  /** Given to privileged users alone (USER-34). */
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
}

/** The fields of a user in three groups (USER-30 to USER-32). Without the right to edit: the same layout, read-only. */
export function UserForm({ id, user, state, edit, licenses }: UserFormProps) {
  const isReadOnly = !edit.allowed
  const text = { isReadOnly, autoComplete: 'off' } as const
  const choice = edit.allowed ? {} : { disabledReason: edit.reason }
  return (
    <Form form={state.form} id={id} onSubmit={state.save}>
      <Group>
        <legend>{userLabels.identity}</legend>
        <TextField label={userLabels.userName} value={user.userName} isReadOnly />
        {licenses && (
          <FormSelect
            name="licenseId"
            label={userLabels.licenseId}
            isNumber
            {...choice}
            options={licenses.map((license) => ({
              value: String(license.licenseId),
              label: licenseLabels.title(license),
            }))}
          />
        )}
        <FormTextField name="firstName" label={userLabels.firstName} isRequired {...text} />
        <FormTextField name="lastName" label={userLabels.lastName} isRequired {...text} />
        <FormTextField name="email" type="email" label={userLabels.email} isRequired {...text} />
        <FormTextField name="phoneNumber" type="tel" label={userLabels.phoneNumber} {...text} />
        <FormTextField name="companyName" label={userLabels.companyName} {...text} />
        <FormTextField name="position" label={userLabels.position} {...text} />
        <div data-wide="">
          <FormTextArea name="comment" label={userLabels.comment} rows={3} isReadOnly={isReadOnly} />
        </div>
      </Group>
      <Group>
        <legend>{userLabels.access}</legend>
        <FormCheckbox name="isApproved" label={userLabels.isApproved} {...choice} />
        <FormCheckbox name="isLockedOut" label={userLabels.isLockedOut} {...choice} />
        <FormCheckbox name="twoFactorEnabled" label={userLabels.twoFactorEnabled} {...choice} />
        <FormCheckbox name="mustUpdatePassword" label={userLabels.mustUpdatePassword} {...choice} />
        <FormCheckbox name="isSsoUser" label={userLabels.isSsoUser} {...choice} />
      </Group>
    </Form>
  )
}
