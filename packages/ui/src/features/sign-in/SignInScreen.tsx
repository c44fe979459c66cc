'use client'

import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { sessionLabels } from '@sitewright/domain/session/screen-messages'
import type { PasswordLogin } from '@sitewright/domain/session/model'
import type { LoginMode } from '@sitewright/domain/session/rules'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import { Announcement } from '../../announcer/Announcement'
import { Button } from '../../button/Button'
import { Note } from '../../note/Note'
import { useDelayed } from '../../skeleton/use-delayed'
import { KeepFocus } from '../../focus/KeepFocus'
import { CheckingForm } from './CheckingForm'
import { DemoAccounts } from './DemoAccounts'
import { FailureNote } from './FailureNote'
import { KeySign } from './KeySign'
import { LoginFields } from './LoginFields'
import { SignInSheet, type SheetConfig } from './SignInSheet'
import { Divider, SamePlace, Stack } from './SignInSheet.styles'
import { useAttempts } from './use-attempts'
import { useLoginForm } from './use-login-form'

export interface SignInScreenProps {
  config: SheetConfig & Pick<RuntimeConfig, 'demo' | 'hasSso'>
  /** Which form it is (AUTH-14); `normal` by default. */
  mode?: LoginMode
  /** Asked for by 'Login with Single Sign-on' and 'Login with Password'. Called in an event: set the state at once, and take away failure and notice. */
  onModeChange?: (mode: LoginMode) => void
  /** Who it was the last time: asked for no more in relog mode, filled in in the others. */
  rememberedUserName?: string | undefined
  /** Where 'Forgot Password' leads (AUTH-08). */
  recoveryHref?: string
  /** Opens that page with what was typed as user name. */
  onRecover?: (userName: string) => void
  /** Where demo mode shows the mails. */
  outboxHref?: string
  /** Why the person is here again, such as an ended session; shown as an alert (AUTH-09). */
  notice?: string | undefined
  /** The server's words after a refused attempt, or a problem of single sign-on; what was typed stays. The support address stands with it (ERR-17). */
  failure?: string | undefined
  /** The session could not be checked because the server cannot be reached. A note beside the usable form says so (AUTH-60). */
  unreachable?: { isRetrying?: boolean; onRetry: () => void } | undefined
  /** A user signed in in another tab while this form was open. */
  signedIn?: { userName: string; onContinue: () => void } | undefined
  /** The stored session is being checked: the form is not there yet (AUTH-57). */
  isChecking?: boolean
  isBusy?: boolean
  onSubmit: (input: PasswordLogin) => void | Promise<void>
  /** Starts single sign-on for a user name (AUTH-102). */
  onSso?: (userName: string) => void | Promise<void>
}

/**
 * Login, with a password or by single sign-on (AUTH-01, AUTH-04 to AUTH-09, AUTH-14, AUTH-103). Exposes `main`, titled "Log in"; Enter submits; an alert announces a refused
 * attempt, which keeps the typed values and moves the focus to the field to correct. Both forms share the user name.
 * Keys: Tab goes name, password, show password, Forgot Password, Log in, the other way in, then the demo accounts.
 */
export function SignInScreen(props: SignInScreenProps) {
  const { config, mode = 'normal', onModeChange, rememberedUserName = '', onSubmit, onSso } = props
  const { recoveryHref, onRecover, outboxHref } = props
  const { notice, failure, unreachable, signedIn, isChecking = false, isBusy = false } = props
  const pane = useRef<HTMLDivElement>(null)
  const isRemembered = mode === 'relog' && rememberedUserName !== ''
  const attempts = useAttempts<PasswordLogin>(
    (input) => (mode === 'normal' ? onSubmit(input) : onSso?.(isRemembered ? rememberedUserName : input.userName)),
    () => {
      if (pane.current !== null && !isRemembered) form.focus(mode === 'normal' ? 'password' : 'userName', true)
    },
  )
  const form = useLoginForm(mode, rememberedUserName, attempts.start)
  const isSlow = useDelayed(isChecking)

  const change = (next: LoginMode) => {
    flushSync(() => onModeChange?.(next))
    form.clearFaults()
    form.focus(next === 'normal' && form.getValue('userName') !== '' ? 'password' : 'userName')
  }
  const choose = (userName: string) => {
    if (mode === 'relog') flushSync(() => onModeChange?.('normal'))
    form.set('userName', userName)
    form.set('password', config.demo?.password ?? '')
    form.clearFaults()
    form.focus(mode === 'new-sso' ? 'userName' : 'password')
  }

  return (
    <SignInSheet
      config={config}
      title={sessionLabels.title}
      aside={config.demo && <DemoAccounts demo={config.demo} onChoose={choose} outboxHref={outboxHref} />}
    >
      {failure !== undefined ? (
        <FailureNote message={failure} supportEmail={config.supportEmail} attempt={attempts.count} />
      ) : (
        notice !== undefined && <FailureNote message={notice} />
      )}
      {unreachable && (
        <KeepFocus to={pane}>
          <Note
            tone="warning"
            role="status"
            action={
              <Button size="small" isBusy={unreachable.isRetrying} onClick={unreachable.onRetry}>
                {sharedMessages.retry}
              </Button>
            }
          >
            <strong>{sharedMessages.unreachableTitle}.</strong> {sharedMessages.unreachable}
          </Note>
        </KeepFocus>
      )}
      {signedIn && (
        <Note
          tone="info"
          role="status"
          action={
            <Button size="small" onClick={signedIn.onContinue}>
              {sessionLabels.continueAs(signedIn.userName)}
            </Button>
          }
        >
          {sessionMessages.signedInElsewhere(signedIn.userName)}
        </Note>
      )}
      <Announcement>{isSlow ? sessionLabels.checking : ''}</Announcement>
      <SamePlace>
        {isSlow && <CheckingForm />}
        <Stack ref={pane} tabIndex={-1} inert={isChecking}>
          <form noValidate onSubmit={form.submit} aria-label={sessionLabels.title}>
            <LoginFields
              form={form}
              mode={mode}
              rememberedUserName={isRemembered ? rememberedUserName : undefined}
              recoveryHref={recoveryHref}
              onRecover={onRecover}
            />
            <Button
              type="submit"
              tone="primary"
              size="large"
              isWide
              isBusy={isBusy}
              icon={mode === 'normal' ? undefined : <KeySign />}
            >
              {mode === 'normal' ? sessionLabels.submit : sessionLabels.withSso}
            </Button>
          </form>
          {onModeChange && config.hasSso !== false && (
            <>
              <Divider>{sessionLabels.otherOptions}</Divider>
              <Button
                size="large"
                isWide
                icon={mode === 'normal' ? <KeySign /> : undefined}
                onClick={() => change(mode === 'normal' ? 'new-sso' : 'normal')}
              >
                {mode === 'normal' ? sessionLabels.withSso : sessionLabels.withPassword}
              </Button>
            </>
          )}
        </Stack>
      </SamePlace>
    </SignInSheet>
  )
}
