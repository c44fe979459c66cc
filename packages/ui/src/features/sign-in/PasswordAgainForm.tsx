'use client'

import { useRef, useState } from 'react'
import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { sessionLabels } from '@sitewright/domain/session/screen-messages'
import { Button } from '../../button/Button'
import { focusOnMount } from '../../focus/focus-on-mount'
import { TextField } from '../../text-field/TextField'
import { PasswordField } from '../../text-field/PasswordField'
import { useMergedRef } from '../../field/use-merged-ref'
import { FailureNote } from './FailureNote'
import { Stack } from './SignInSheet.styles'
import { useAttempts } from './use-attempts'

export interface PasswordAgainFormProps {
  /** Shown, and not to be changed. */
  userName: string
  failure?: string | undefined
  supportEmail?: string | undefined
  isBusy: boolean
  /** Accessible name of the form and label of its button. Those of a login by default. */
  title?: string
  submitLabel?: string
  onSubmit: (password: string) => void | Promise<void>
}

/** The password of a user who is known. The field has the focus, at first and after a refusal. */
export function PasswordAgainForm({
  userName,
  failure,
  supportEmail,
  isBusy,
  title = sessionDialogMessages.signInAgainTitle,
  submitLabel = sessionLabels.submit,
  onSubmit,
}: PasswordAgainFormProps) {
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const ref = useMergedRef(field, focusOnMount)
  const attempts = useAttempts(onSubmit, () => field.current?.select())
  return (
    <form
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        // A form in a dialog is, for React, inside the form around the dialog.
        event.stopPropagation()
        const password = field.current?.value ?? ''
        setError(password === '' ? sessionMessages.passwordRequired : undefined)
        if (password === '') field.current?.focus()
        else void attempts.start(password)
      }}
    >
      <Stack>
        {failure !== undefined && (
          <FailureNote message={failure} supportEmail={supportEmail} attempt={attempts.count} />
        )}
        <TextField label={sessionLabels.userName} size="large" autoComplete="username" isReadOnly value={userName} />
        <PasswordField
          ref={ref}
          name="password"
          label={sessionLabels.password}
          size="large"
          autoComplete="current-password"
          labels={{ capsLock: sessionLabels.capsLock }}
          error={error}
        />
        <Button type="submit" tone="primary" size="large" isWide isBusy={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  )
}
