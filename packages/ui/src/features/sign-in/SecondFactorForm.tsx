'use client'

import { type ReactNode, useRef, useState } from 'react'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { sessionLabels } from '@sitewright/domain/session/screen-messages'
import { cleanSecondFactorCode } from '@sitewright/domain/session/rules'
import { Button } from '../../button/Button'
import { focusOnMount } from '../../focus/focus-on-mount'
import { useMergedRef } from '../../field/use-merged-ref'
import { Note } from '../../note/Note'
import { TextField } from '../../text-field/TextField'
import { FailureNote } from './FailureNote'
import { Stack } from './SignInSheet.styles'
import { useAttempts } from './use-attempts'

export interface SecondFactorFormProps {
  /** The masked address that the code was emailed to (AUTH-118). */
  email?: string | undefined
  /** The server's words after a refused code; what was typed stays (AUTH-32). */
  failure?: string | undefined
  /** Where help is. */
  supportEmail?: string | undefined
  isBusy?: boolean
  /** A success message, such as after sending a new code. */
  notice?: string | undefined
  /** The code, without spaces (AUTH-31). */
  onSubmit: (code: string) => void | Promise<void>
  /** Requests a new code (AUTH-118). Left out if the server cannot send one. */
  onNewCode?: (() => void | Promise<void>) | undefined
  /** The way back, after 'Verify'. */
  children?: ReactNode
}

/**
 * One field for the code that was sent by email, and 'Verify' (AUTH-28, AUTH-29). Enter submits; a code that was copied with spaces around or within it is
 * taken. While the field is empty 'Verify' says why it does nothing. The field has the focus when it appears. After a refusal or a new code, it has
 * the focus again and its text is selected.
 */
export function SecondFactorForm({
  email,
  failure,
  notice,
  supportEmail,
  isBusy,
  onSubmit,
  onNewCode,
  children,
}: SecondFactorFormProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const ref = useMergedRef(field, focusOnMount)
  const code = cleanSecondFactorCode(text)
  const select = () => field.current?.select()
  const attempts = useAttempts(onSubmit, select)
  const newCodes = useAttempts<void>(() => onNewCode?.(), select)
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
          <FailureNote message={failure} supportEmail={supportEmail} attempt={attempts.count + newCodes.count} />
        )}
        {notice !== undefined && (
          <Note tone="success" role="status" key={newCodes.count}>
            {notice}
          </Note>
        )}
        <TextField
          ref={ref}
          name="token"
          label={sessionLabels.code}
          help={sessionLabels.codeHelp(email)}
          data-page-focus
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={setText}
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
        {onNewCode && (
          <Button size="large" isWide onClick={() => void newCodes.start()}>
            {sessionLabels.newCode}
          </Button>
        )}
        {children}
      </Stack>
    </form>
  )
}
