'use client'

import { sessionLabels, sessionMessages } from '@sitewright/domain/session/messages'
import { Button } from '../../button/Button'
import { Dialog } from '../../dialog/Dialog'
import { focusOnMount } from '../../dialog/focus-on-mount'
import { FailureNote } from './FailureNote'
import { PasswordAgainForm } from './PasswordAgainForm'
import { SecondFactorForm } from './SecondFactorForm'
import { Lead, Stack } from './SignInSheet.styles'

export interface ProofDialogProps {
  /** Whether it is open over the page. */
  isOpen: boolean
  /** The current user. */
  userName: string
  /** `password`, or `send` and then `code`: by email. A user of single sign-on has no password. */
  step: 'password' | 'send' | 'code'
  failure?: string | undefined
  isBusy?: boolean
  /** Where the codes are sent to, masked. */
  email?: string | undefined
  /** How many codes were emailed: a further one is announced. */
  sentCount?: number
  onPassword: (password: string) => void | Promise<void>
  /** Called with the code, without spaces. */
  onCode: (code: string) => void | Promise<void>
  /** Emails a code. */
  onSendCode: () => void | Promise<void>
  /** From the code back to the password. Left out: the user has no password. */
  onUsePassword?: () => void
  onCancel: () => void
}

/**
 * Asks the current user to prove who they are before their own sign-in details change (AUTH-114). The page and what was typed on it stay. The field of each
 * step has the focus; Escape and 'Cancel' close it, and the focus returns to the page.
 */
export function ProofDialog({ isOpen, isBusy = false, onCancel, ...steps }: ProofDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={sessionLabels.proofTitle}
      isBusy={isBusy}
      footer={
        <Button disabledReason={isBusy ? sessionMessages.waitForLogin : undefined} onClick={onCancel}>
          {sessionLabels.proofCancel}
        </Button>
      }
    >
      <Stack>
        <Step {...steps} isBusy={isBusy} />
      </Stack>
    </Dialog>
  )
}

type StepProps = Omit<ProofDialogProps, 'isOpen' | 'onCancel'> & { isBusy: boolean }

function Step({
  userName,
  step,
  failure,
  isBusy,
  email,
  sentCount = 0,
  onPassword,
  onCode,
  onSendCode,
  onUsePassword,
}: StepProps) {
  const usePassword = onUsePassword && (
    <Button tone="ghost" size="large" isWide onClick={onUsePassword}>
      {sessionLabels.proofByPassword}
    </Button>
  )
  if (step === 'password')
    return (
      <>
        <Lead>{sessionLabels.proofLead}</Lead>
        <PasswordAgainForm
          userName={userName}
          failure={failure}
          isBusy={isBusy}
          title={sessionLabels.proofTitle}
          submitLabel={sessionLabels.proofSubmit}
          onSubmit={onPassword}
        />
        <Button tone="ghost" size="large" isWide onClick={() => void onSendCode()}>
          {sessionLabels.proofByCode}
        </Button>
      </>
    )
  if (step === 'send')
    return (
      <>
        <Lead>{sessionMessages.proofNeeded}</Lead>
        {failure !== undefined && <FailureNote message={failure} />}
        <Button ref={focusOnMount} tone="primary" size="large" isWide isBusy={isBusy} onClick={() => void onSendCode()}>
          {sessionLabels.proofSendCode}
        </Button>
        {usePassword}
      </>
    )
  return (
    <>
      <Lead>{sessionLabels.proofCodeLead}</Lead>
      <SecondFactorForm
        email={email}
        failure={failure}
        notice={sentCount > 1 && failure === undefined ? sessionMessages.newCodeSent : undefined}
        isBusy={isBusy}
        onSubmit={onCode}
        onNewCode={onSendCode}
      >
        {usePassword}
      </SecondFactorForm>
    </>
  )
}
