'use client'

import { useId } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { passwordLabels } from '@sitewright/domain/passwords/messages'
import type { NewPassword, PasswordConfig } from '@sitewright/domain/passwords/model'
import { preparePassword } from '@sitewright/domain/passwords/prepare'
import { passwordFaults, passwordRequirements } from '@sitewright/domain/passwords/rules'
import { sessionLabels } from '@sitewright/domain/session/screen-messages'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { Button } from '../../button/Button'
import { Form } from '../../form/Form'
import { FormPasswordField } from '../../form/FormPasswordField'
import { applyServerErrors } from '../../form/server-errors'
import { Requirements } from '../../requirements/Requirements'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { FailureNote } from './FailureNote'
import { useAttempts } from './use-attempts'

interface ResetValues {
  password: string
  repassword: string
}

const createResolver =
  (config: PasswordConfig | undefined): Resolver<ResetValues> =>
  (values) => {
    const faults = Object.entries(passwordFaults(config, values))
    const errors = Object.fromEntries(faults.map(([name, message]) => [name, { type: 'rule', message }]))
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors }
  }

/** Moves the server's error for `newPassword` to the field of this form. */
const placed = ({ newPassword, ...rest }: FieldErrors): FieldErrors =>
  newPassword === undefined ? rest : { ...rest, password: newPassword }

export interface ResetFormProps {
  title: string
  requirements: PasswordConfig | undefined
  userName?: string | undefined
  supportEmail: string
  failure?: string | undefined
  isBusy: boolean
  onSubmit: (input: NewPassword) => Promise<FieldErrors | undefined>
}

/**
 * A new password and its repetition, with what it must be (AUTH-89 to AUTH-96). All errors appear at once, at their fields, and the focus goes to the first
 * one. Errors of the server appear there too.
 */
export function ResetForm(props: ResetFormProps) {
  const { title, requirements, userName, supportEmail, failure, isBusy, onSubmit } = props
  const id = useId()
  const form = useForm<ResetValues>({
    shouldFocusError: false,
    resolver: createResolver(requirements),
    defaultValues: { password: '', repassword: '' },
  })
  const password = useWatch({ control: form.control, name: 'password' })
  const attempts = useAttempts<ResetValues>(async (values) => {
    const fields = await onSubmit({ newPassword: preparePassword(values.password) })
    if (fields !== undefined) applyServerErrors(form, placed(fields))
  })
  return (
    <>
      {failure !== undefined && <FailureNote message={failure} supportEmail={supportEmail} attempt={attempts.count} />}
      <Form form={form} onSubmit={attempts.start} isSummaryHidden aria-label={title}>
        {userName !== undefined && (
          // For password managers, which keep a password under the name beside it.
          <VisuallyHidden aria-hidden="true">
            <input type="text" autoComplete="username" value={userName} readOnly tabIndex={-1} />
          </VisuallyHidden>
        )}
        <FormPasswordField<ResetValues>
          name="password"
          label={passwordLabels.password}
          size="large"
          autoComplete="new-password"
          labels={{ capsLock: sessionLabels.capsLock }}
          aria-describedby={id}
        />
        <Requirements id={id} requirements={passwordRequirements(requirements, password)} labels={passwordLabels} />
        <FormPasswordField<ResetValues>
          name="repassword"
          label={passwordLabels.repassword}
          size="large"
          autoComplete="new-password"
          labels={{ capsLock: sessionLabels.capsLock }}
        />
        <Button type="submit" tone="primary" size="large" isWide isBusy={isBusy}>
          {passwordLabels.save}
        </Button>
      </Form>
    </>
  )
}
