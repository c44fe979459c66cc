'use client'

import { sessionLabels } from '@sitewright/domain/session/screen-messages'
import { ButtonLink } from '../../button/Button'
import { focusOnMount } from '../../focus/focus-on-mount'
import { FailureNote } from './FailureNote'
import { SecondFactorForm } from './SecondFactorForm'
import { type SheetConfig, SignInSheet } from './SignInSheet'
import { Stack } from './SignInSheet.styles'

export interface SecondFactorScreenProps {
  config: SheetConfig
  /** Address of Login, with the `redirectUrl` that it came with (AUTH-30, AUTH-33). */
  backHref: string
  /** The masked address that the code was emailed to (AUTH-118). */
  email?: string | undefined
  /** The server's words after a refused code; what was typed stays (AUTH-32). */
  failure?: string | undefined
  /** No code can complete this login. `failure` says so, and the only action is the link to Login (AUTH-118). */
  isOver?: boolean | undefined
  /** A success message, such as after sending a new code. */
  notice?: string | undefined
  isBusy?: boolean
  /** The code, without spaces (AUTH-31). A promise keeps a second Enter from doing anything. */
  onSubmit: (code: string) => void | Promise<void>
  /** Requests a new code (AUTH-118). Left out if the server cannot send one. */
  onNewCode?: (() => void | Promise<void>) | undefined
}

/** The second factor by email during sign-in (AUTH-26 to AUTH-33, AUTH-118). When the attempt is over, the focus moves to the link to Login. */
export function SecondFactorScreen({ config, backHref, isOver = false, ...form }: SecondFactorScreenProps) {
  return (
    <SignInSheet config={config} title={sessionLabels.secondFactorTitle}>
      {isOver ? (
        <Stack>
          {form.failure !== undefined && <FailureNote message={form.failure} supportEmail={config.supportEmail} />}
          <ButtonLink ref={focusOnMount} href={backHref} tone="primary" size="large" isWide>
            {sessionLabels.backToLogin}
          </ButtonLink>
        </Stack>
      ) : (
        <SecondFactorForm {...form} supportEmail={config.supportEmail}>
          <ButtonLink href={backHref} tone="ghost" size="large" isWide>
            {sessionLabels.goBack}
          </ButtonLink>
        </SecondFactorForm>
      )}
    </SignInSheet>
  )
}
