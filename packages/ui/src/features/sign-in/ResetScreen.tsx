'use client'

import { useRef } from 'react'
import { passwordLabels, passwordMessages } from '@sitewright/domain/passwords/messages'
import type { NewPassword, PasswordConfig } from '@sitewright/domain/passwords/model'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { sharedMessages, navigationLabels } from '@sitewright/domain/shared/messages'
import { Announcement } from '../../announcer/Announcement'
import { Button, ButtonLink } from '../../button/Button'
import { useDelayed } from '../../skeleton/use-delayed'
import { KeepFocus } from '../../focus/KeepFocus'
import { CheckingForm } from './CheckingForm'
import { FailureNote } from './FailureNote'
import { ResetForm } from './ResetForm'
import { type SheetConfig, SignInSheet } from './SignInSheet'
import { Lead, Stack } from './SignInSheet.styles'

/** What the screen can be (AUTH-84 to AUTH-87). */
export type ResetState =
  | { kind: 'checking' }
  /** The link is wrong, used or too old; also neither link nor session (AUTH-99). */
  | { kind: 'invalid' }
  /** The link could not be checked: the server was not reached. */
  | { kind: 'failed'; message: string; isRetrying?: boolean; onRetry: () => void }
  | {
      kind: 'form'
      /** `reset` by a link, `update` where the password must be updated (AUTH-99). */
      variant: 'reset' | 'update'
      /** What a password must be; `undefined` where it could not be had: 8 characters then (AUTH-94). */
      requirements: PasswordConfig | undefined
      /** Whose password it is, where that is known: for password managers. */
      userName?: string | undefined
    }

export interface ResetScreenProps {
  config: SheetConfig
  state: ResetState
  /** Where a new link is asked for (AUTH-86). */
  recoveryHref: string
  /** Address of Login. For a forced update one that logs out: the way back reads 'Log Out' then. */
  backHref: string
  /** A failed save in words (ERR-28); what was typed stays. */
  failure?: string | undefined
  isBusy?: boolean
  /** The new password, trimmed. Resolves to the errors of the server by field of the body, which the fields show. */
  onSubmit: (input: NewPassword) => Promise<FieldErrors | undefined>
}

/** The heading of the screen, which its document says too. */
export function titleOfReset(state: ResetState): string {
  if (state.kind === 'invalid') return passwordMessages.invalidLink
  return state.kind === 'form' && state.variant === 'update' ? passwordLabels.updateTitle : passwordLabels.resetTitle
}

/** Chooses a new password, by a link that was sent or because it must be updated (AUTH-83 to AUTH-100). */
export function ResetScreen(props: ResetScreenProps) {
  const { config, state, recoveryHref, backHref, failure, isBusy = false, onSubmit } = props
  const content = useRef<HTMLDivElement>(null)
  const isSlow = useDelayed(state.kind === 'checking')
  const isUpdate = state.kind === 'form' && state.variant === 'update'
  return (
    <SignInSheet config={config} title={titleOfReset(state)}>
      <Announcement>
        {isSlow ? passwordLabels.checkingLink : state.kind === 'invalid' ? passwordMessages.invalidLink : ''}
      </Announcement>
      <Stack ref={content} tabIndex={-1}>
        {isSlow && <CheckingForm />}
        {state.kind === 'invalid' && (
          <>
            <Lead>{passwordLabels.invalidHelp}</Lead>
            <ButtonLink href={recoveryHref} tone="primary" size="large" isWide>
              {passwordLabels.requestLink}
            </ButtonLink>
          </>
        )}
        {state.kind === 'failed' && (
          <KeepFocus to={content}>
            <FailureNote
              message={`${passwordMessages.linkFailed} ${state.message}`}
              supportEmail={config.supportEmail}
              isRetrying={state.isRetrying}
            />
            <Button size="large" isWide isBusy={state.isRetrying} onClick={state.onRetry}>
              {sharedMessages.retry}
            </Button>
          </KeepFocus>
        )}
        {state.kind === 'form' && (
          <ResetForm
            title={titleOfReset(state)}
            requirements={state.requirements}
            userName={state.userName}
            supportEmail={config.supportEmail}
            failure={failure}
            isBusy={isBusy}
            onSubmit={onSubmit}
          />
        )}
        {state.kind !== 'checking' && (
          <ButtonLink href={backHref} tone="ghost" size="large" isWide>
            {isUpdate ? navigationLabels.logOut : passwordLabels.backToLogin}
          </ButtonLink>
        )}
      </Stack>
    </SignInSheet>
  )
}
