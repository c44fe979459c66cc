'use client'

import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { Button } from '../../button/Button'
import { Dialog } from '../../dialog/Dialog'
import { focusOnMount } from '../../focus/focus-on-mount'
import { FailureNote } from './FailureNote'
import { PasswordAgainForm } from './PasswordAgainForm'
import { SecondFactorForm } from './SecondFactorForm'
import { Lead, Stack } from './SignInSheet.styles'

export interface ProofDialogProps {
  isOpen: boolean
  /** User name of the current user. */
  userName: string
  /** `password` for a proof by password, or `send` and then `code` for a proof by email. Single sign-on users have no password. */
  step: 'password' | 'send' | 'code'
  /** The address that a code proves, where it is not who the user is that must be proved (AUTH-119). */
  address?: string | undefined
  failure?: string | undefined
  isBusy?: boolean
  /** The masked address that the codes are emailed to. */
  email?: string | undefined
  /** How many codes were emailed. The dialog announces every code after the first. */
  sentCount?: number
  onPassword: (password: string) => void | Promise<void>
  /** Called with the code, without spaces. */
  onCode: (code: string) => void | Promise<void>
  onSendCode: () => void | Promise<void>
  /** Switches from the code to the password. Left out if the user has no password. */
  onUsePassword?: () => void
  onCancel: () => void
}

/**
 * Asks the current user to prove who they are before their own sign-in details change (AUTH-114). The page behind it keeps what the user typed. Each step
 * focuses its field. Escape and 'Cancel' close the dialog, and the focus returns to the page.
 */
export function ProofDialog({ isOpen, isBusy = false, onCancel, ...steps }: ProofDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={sessionDialogMessages.proofTitle}
      isBusy={isBusy}
      footer={
        <Button disabledReason={isBusy ? sessionDialogMessages.waitForLogin : undefined} onClick={onCancel}>
          {sessionDialogMessages.proofCancel}
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
  address,
  failure,
  isBusy,
  email,
  sentCount = 0,
  onPassword,
  onCode,
  onSendCode,
  onUsePassword,
}: StepProps) {
  const passwordButton = onUsePassword && (
    <Button tone="ghost" size="large" isWide onClick={onUsePassword}>
      {sessionDialogMessages.proofByPassword}
    </Button>
  )
  if (step === 'password')
    return (
      <>
        <Lead>{sessionDialogMessages.proofLead}</Lead>
        <PasswordAgainForm
          userName={userName}
          failure={failure}
          isBusy={isBusy}
          title={sessionDialogMessages.proofTitle}
          submitLabel={sessionDialogMessages.proofSubmit}
          onSubmit={onPassword}
        />
        <Button tone="ghost" size="large" isWide onClick={() => void onSendCode()}>
          {sessionDialogMessages.proofByCode}
        </Button>
      </>
    )
  if (step === 'send')
    return (
      <>
        <Lead>
          {address === undefined ? sessionDialogMessages.proofNeeded : sessionDialogMessages.addressProofLead(address)}
        </Lead>
        {failure !== undefined && <FailureNote message={failure} />}
        <Button ref={focusOnMount} tone="primary" size="large" isWide isBusy={isBusy} onClick={() => void onSendCode()}>
          {sessionDialogMessages.proofSendCode}
        </Button>
        {passwordButton}
      </>
    )
  return (
    <>
      <Lead>{sessionDialogMessages.proofCodeLead}</Lead>
      <SecondFactorForm
        email={email}
        failure={failure}
        notice={sentCount > 1 && failure === undefined ? sessionDialogMessages.newCodeSent : undefined}
        isBusy={isBusy}
        onSubmit={onCode}
        onNewCode={onSendCode}
      >
        {passwordButton}
      </SecondFactorForm>
    </>
  )
}
