'use client'

import { type ReactNode, useRef, useState } from 'react'
import { sessionLabels, sessionMessages } from '@sitewright/domain/session/messages'
import { secondFactorCodeOf } from '@sitewright/domain/session/rules'
import { Button } from '../../button/Button'
import { focusOnMount } from '../../dialog/focus-on-mount'
import { useMergedRef } from '../../field/use-merged-ref'
import { TextField } from '../../text-field/TextField'
import { FailureNote } from './FailureNote'
import { Stack } from './SignInSheet.styles'
import { useAttempts } from './use-attempts'

export interface SecondFactorFormProps {
  /** The server's words after a refused code; what was typed stays (AUTH-32). */
  failure?: string | undefined
  /** Where help is. */
  supportEmail?: string | undefined
  isBusy?: boolean
  /** The field takes the focus when it appears, as in a dialog; the first page of a load leaves it alone. */
  hasFocus?: boolean
  /** The code, without spaces (AUTH-31). */
  onSubmit: (code: string) => void | Promise<void>
  /** The way back, after 'Verify'. */
  children?: ReactNode
}

/**
 * One field for the code that was sent by e-mail, and 'Verify' (AUTH-28, AUTH-29). Enter submits; a code that was copied with spaces around or within it is
 * taken. While the field is empty 'Verify' says why it does nothing; after a refusal the field has the focus, its text selected.
 */
export function SecondFactorForm({
  failure,
  supportEmail,
  isBusy,
  hasFocus = false,
  onSubmit,
  children,
}: SecondFactorFormProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const ref = useMergedRef(field, hasFocus ? focusOnMount : undefined)
  const code = secondFactorCodeOf(text)
  const attempts = useAttempts(onSubmit, () => field.current?.select())
  return (
    <form
      noValidate
      aria-label={sessionLabels.secondFactorTitle}
      onSubmit={(event) => {
        event.preventDefault()
        // A form in a dialog is, for React, inside the form around the dialog.
        event.stopPropagation()
        if (code !== '') void attempts.start(code)
      }}
    >
      <Stack>
        {failure !== undefined && (
          <FailureNote message={failure} supportEmail={supportEmail} attempt={attempts.count} />
        )}
        <TextField
          ref={ref}
          name="token"
          label={sessionLabels.code}
          help={sessionLabels.codeHelp}
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          type="submit"
          tone="primary"
          size="large"
          isWide
          isBusy={isBusy}
          disabledReason={code === '' ? sessionMessages.codeRequired : undefined}
        >
          {sessionLabels.verify}
        </Button>
        {children}
      </Stack>
    </form>
  )
}
