'use client'

import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { sessionLabels } from '@sitewright/domain/session/screen-messages'
import { Button } from '../../button/Button'
import { Dialog } from '../../dialog/Dialog'
import { focusOnMount } from '../../focus/focus-on-mount'
import { FailureNote } from './FailureNote'
import { KeySign } from './KeySign'
import { PasswordAgainForm } from './PasswordAgainForm'
import { SecondFactorForm } from './SecondFactorForm'
import { Lead, Stack } from './SignInSheet.styles'
import { useAttempts } from './use-attempts'

export interface SignInAgainDialogProps {
  isOpen: boolean
  /** Whose page is under it; cannot be changed. */
  userName: string
  /** Asked for in turn: `password` or `sso`, then perhaps `second-factor`. */
  step: 'password' | 'sso' | 'second-factor'
  /** Given with problems of the login (ERR-17). */
  supportEmail: string
  failure?: string | undefined
  isBusy?: boolean
  onPassword: (password: string) => void | Promise<void>
  /** Left out: single sign-on is not offered. The portal decides how it is opened, such as in another window. */
  onSso?: () => void | Promise<void>
  /** The code, without spaces. */
  onCode: (code: string) => void | Promise<void>
  /** The masked address that the code was emailed to (AUTH-118). */
  email?: string | undefined
  /** A success message, such as after sending a new code. */
  notice?: string | undefined
  /** Requests a new code. Left out if the server cannot send one. */
  onNewCode?: (() => void | Promise<void>) | undefined
  /** From the code back to the password, or from one way in to the other. */
  onStepChange: (step: 'password' | 'sso') => void
  /** Gives the page up, and what was typed on it. */
  onLeave: () => void
}

/**
 * Signs in again over the page whose session has ended, which stays as it is (ERR-93). The same user only; nothing but signing in or 'Leave this page' closes it.
 * The focus goes to the field of each step, and back into the page afterwards.
 */
export function SignInAgainDialog({ isOpen, onLeave, isBusy = false, ...rest }: SignInAgainDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={rest.step === 'second-factor' ? sessionLabels.secondFactorTitle : sessionDialogMessages.signInAgainTitle}
      footer={
        <Button tone="ghost" disabledReason={isBusy ? sessionDialogMessages.waitForLogin : undefined} onClick={onLeave}>
          {sessionDialogMessages.leavePage}
        </Button>
      }
    >
      <Steps {...rest} isBusy={isBusy} />
    </Dialog>
  )
}

function Steps(props: Omit<SignInAgainDialogProps, 'isOpen' | 'onLeave'> & { isBusy: boolean }) {
  const { userName, step, supportEmail, failure, isBusy, onPassword, onSso, onCode, onStepChange } = props
  const sso = useAttempts<void>(() => onSso?.())
  if (step === 'second-factor')
    return (
      <SecondFactorForm
        email={props.email}
        failure={failure}
        notice={props.notice}
        supportEmail={supportEmail}
        isBusy={isBusy}
        onSubmit={onCode}
        onNewCode={props.onNewCode}
      >
        <Button tone="ghost" size="large" isWide onClick={() => onStepChange('password')}>
          {sessionLabels.goBack}
        </Button>
      </SecondFactorForm>
    )
  return (
    <Stack>
      <Lead>{sessionDialogMessages.signInAgain}</Lead>
      {step === 'password' ? (
        <PasswordAgainForm
          userName={userName}
          failure={failure}
          supportEmail={supportEmail}
          isBusy={isBusy}
          onSubmit={onPassword}
        />
      ) : (
        <>
          {failure !== undefined && <FailureNote message={failure} supportEmail={supportEmail} attempt={sso.count} />}
          <Lead>
            {sessionLabels.userName}: <strong>{userName}</strong>
          </Lead>
          <Button
            ref={focusOnMount}
            icon={<KeySign />}
            tone="primary"
            size="large"
            isWide
            isBusy={isBusy}
            onClick={() => void sso.start()}
          >
            {sessionLabels.withSso}
          </Button>
        </>
      )}
      {onSso && (
        <Button size="large" isWide onClick={() => onStepChange(step === 'password' ? 'sso' : 'password')}>
          {step === 'password' ? sessionLabels.withSso : sessionLabels.withPassword}
        </Button>
      )}
    </Stack>
  )
}
