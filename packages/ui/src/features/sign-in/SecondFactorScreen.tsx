'use client'

import { sessionLabels } from '@sitewright/domain/session/messages'
import { ButtonLink } from '../../button/Button'
import { focusOnMount } from '../../dialog/focus-on-mount'
import { FailureNote } from './FailureNote'
import { SecondFactorForm } from './SecondFactorForm'
import { type SheetConfig, SignInSheet } from './SignInSheet'
import { Stack } from './SignInSheet.styles'

export interface SecondFactorScreenProps {
  config: SheetConfig
  /** Address of Login, with the `redirectUrl` that it came with (AUTH-30, AUTH-33). */
  backHref: string
  /** Where the code was sent to, masked (AUTH-118). */
  email?: string | undefined
  /** The server's words after a refused code; what was typed stays (AUTH-32). */
  failure?: string | undefined
  /** No other code completes this login: `failure` says so, and Login is the one way on (AUTH-118). */
  isOver?: boolean | undefined
  /** What went well, such as a new code that was sent. */
  notice?: string | undefined
  isBusy?: boolean
  /** The code, without spaces (AUTH-31). A promise keeps a second Enter from doing anything. */
  onSubmit: (code: string) => void | Promise<void>
  /** Has another code sent (AUTH-118). Left out: the server sends none. */
  onNewCode?: (() => void | Promise<void>) | undefined
}

/** The second factor by e-mail, on the way in (AUTH-26 to AUTH-33, AUTH-118). When the attempt is over, the focus goes to the way back. */
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
