import { useId, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { passwordLabels } from '@sitewright/domain/passwords/messages'
import type { NewPassword, PasswordConfig } from '@sitewright/domain/passwords/model'
import { preparePassword } from '@sitewright/domain/passwords/prepare'
import { passwordFaults, passwordRequirements } from '@sitewright/domain/passwords/rules'
import { Button } from '../../button/Button'
import { Form } from '../../form/Form'
import { FormPasswordField } from '../../form/FormPasswordField'
import { applyServerErrors } from '../../form/server-errors'
import { Note } from '../../note/Note'
import { Requirements } from '../../requirements/Requirements'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import type { ManualOutcome } from './PasswordTab'

interface ManualValues {
  password: string
  repassword: string
}

const EMPTY: ManualValues = { password: '', repassword: '' }

const createResolver =
  (config: PasswordConfig | undefined): Resolver<ManualValues> =>
  (values) => {
    const faults = Object.entries(passwordFaults(config, values))
    const errors = Object.fromEntries(faults.map(([name, message]) => [name, { type: 'rule', message }]))
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors }
  }

export interface ManualFormProps {
  userName: string
  requirements: PasswordConfig | undefined
  onSubmit: (input: NewPassword) => Promise<ManualOutcome>
}

/** A new password and its repetition, by the rules of a reset (USER-106, USER-107). It is emptied when it is set. */
export function ManualForm({ userName, requirements, onSubmit }: ManualFormProps) {
  const id = useId()
  const form = useForm<ManualValues>({
    shouldFocusError: false,
    resolver: createResolver(requirements),
    defaultValues: EMPTY,
  })
  const password = useWatch({ control: form.control, name: 'password' })
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const submit = async (values: ManualValues) => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await onSubmit({ newPassword: preparePassword(values.password) })
    setBusy(false)
    if (outcome.status === 'done') return form.reset(EMPTY)
    const { newPassword, ...fields } = outcome.fields
    applyServerErrors(form, newPassword === undefined ? fields : { ...fields, password: newPassword })
    if (Object.keys(outcome.fields).length === 0) setFailure(outcome.message)
  }

  return (
    <Form form={form} onSubmit={submit} isSummaryHidden aria-label={passwordLabels.manual}>
      {failure !== undefined && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      {/* For password managers, which keep a password under the name beside it. */}
      <VisuallyHidden aria-hidden="true">
        <input type="text" autoComplete="username" value={userName} readOnly tabIndex={-1} />
      </VisuallyHidden>
      <FormPasswordField<ManualValues>
        name="password"
        label={passwordLabels.password}
        autoComplete="new-password"
        aria-describedby={id}
      />
      <Requirements
        id={id}
        requirements={passwordRequirements(requirements, password)}
        labels={passwordLabels}
        headingLevel={3}
      />
      <FormPasswordField<ManualValues>
        name="repassword"
        label={passwordLabels.repassword}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" tone="primary" isBusy={isBusy}>
          {passwordLabels.save}
        </Button>
      </div>
    </Form>
  )
}
