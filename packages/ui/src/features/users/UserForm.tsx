import type { License } from '@sitewright/domain/licenses/model'
import { licenseOptions } from '@sitewright/domain/licenses/rules'
import type { Decision } from '@sitewright/domain/shared/policy'
import { userLabels } from '@sitewright/domain/users/messages'
import type { User, UserInput } from '@sitewright/domain/users/model'
import type { HeldFields } from '@sitewright/domain/users/rules'
import { focusConflict } from '../../assignment/focus-conflict'
import { Form } from '../../form/Form'
import { FormSelect } from '../../form/FormSelect'
import { TextField } from '../../text-field/TextField'
import type { VersionedForm } from '../patterns/use-versioned-form'
import { UserFields } from './UserFields'

export interface UserFormProps {
  id: string
  user: User
  state: VersionedForm<UserInput>
  edit: Decision
  /** Why some fields cannot be changed although the others can. */
  held: HeldFields
  /** Given to privileged users alone (USER-34). */
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
}

/** The details of a user as a form; the name is the key in the paths and stays (USER-45). */
export function UserForm({ id, user, state, edit, held, licenses }: UserFormProps) {
  const licenseReason = edit.allowed ? held.licenseId : edit.reason
  return (
    <Form
      form={state.form}
      id={id}
      onSubmit={async (input) => {
        if (!(await state.save(input))) focusConflict(id)
      }}
    >
      <UserFields
        edit={edit}
        held={held}
        userName={<TextField label={userLabels.userName} value={user.userName} isReadOnly />}
        license={
          licenses && (
            <FormSelect<UserInput>
              name="licenseId"
              label={userLabels.licenseId}
              isNumber
              {...(licenseReason === undefined ? {} : { disabledReason: licenseReason })}
              options={licenseOptions(licenses)}
            />
          )
        }
      />
    </Form>
  )
}
