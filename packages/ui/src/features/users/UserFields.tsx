import type { ReactNode } from 'react'
import { formLabels } from '@sitewright/domain/shared/form-messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import { userFormMessages } from '@sitewright/domain/users/form-messages'
import { userLabels } from '@sitewright/domain/users/messages'
import type { UserInput } from '@sitewright/domain/users/model'
import type { LockedFields } from '@sitewright/domain/users/rules'
import { EditedCheckbox } from '../patterns/EditedCheckbox'
import { EditedTextArea } from '../patterns/EditedTextArea'
import { EditedTextField } from '../patterns/EditedTextField'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { Choices, FieldPairs } from '../patterns/FormSheet.styles'

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
  /** The history of an existing user. */
  history?: ReactNode
}

/** The checkboxes of a user, in their order (USER-31). */
export const USER_CHOICES = [
  'isApproved',
  'isLockedOut',
  'twoFactorEnabled',
  'mustUpdatePassword',
  'isSsoUser',
] as const

/** The fields of a user in sections (USER-30 to USER-32). The read-only layout is the same. */
export function UserFields(props: UserFieldsProps) {
  const { edit, lockedFields = {}, userName, license, groups, history } = props
  const isReadOnly = !edit.allowed
  const text = { isReadOnly, autoComplete: 'off' } as const
  const lockedEmail = edit.allowed ? lockedFields.email : undefined
  return (
    <FormSheet
      aside={
        <>
          <FormSection title={formLabels.access}>
            <Choices>
              {groups}
              {USER_CHOICES.map((name) => (
                <EditedCheckbox<UserInput>
                  key={name}
                  name={name}
                  label={userLabels[name]}
                  help={userFormMessages[name]}
                  disabledReason={edit.allowed ? lockedFields[name] : edit.reason}
                />
              ))}
            </Choices>
          </FormSection>
          {history}
        </>
      }
    >
      <FormSection title={formLabels.identity} hasLegend={edit.allowed}>
        <FieldPairs>
          <div data-wide={license === undefined ? '' : undefined}>{userName}</div>
          {license}
          <EditedTextField<UserInput> name="firstName" label={userLabels.firstName} isRequired {...text} />
          <EditedTextField<UserInput> name="lastName" label={userLabels.lastName} isRequired {...text} />
          <EditedTextArea<UserInput> name="comment" label={userLabels.comment} rows={2} isReadOnly={isReadOnly} />
        </FieldPairs>
      </FormSection>
      <FormSection title={formLabels.contact}>
        <FieldPairs>
          <EditedTextField<UserInput>
            name="email"
            type="email"
            label={userLabels.email}
            isRequired
            help={lockedEmail ?? userFormMessages.email}
            {...text}
            isReadOnly={isReadOnly || lockedEmail !== undefined}
          />
          <EditedTextField<UserInput> name="phoneNumber" type="tel" label={userLabels.phoneNumber} {...text} />
          <EditedTextField<UserInput> name="companyName" label={userLabels.companyName} {...text} />
          <EditedTextField<UserInput> name="position" label={userLabels.position} {...text} />
        </FieldPairs>
      </FormSection>
    </FormSheet>
  )
}
