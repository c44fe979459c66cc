'use client'

import { sessionLabels } from '@sitewright/domain/session/messages'
import { ButtonLink } from '../../button/Button'
import { SecondFactorForm } from './SecondFactorForm'
import { type SheetConfig, SignInSheet } from './SignInSheet'

export interface SecondFactorScreenProps {
  config: SheetConfig
  /** Address of Login, with the `redirectUrl` that it came with (AUTH-30, AUTH-33). */
  backHref: string
  /** The server's words after a refused code; what was typed stays (AUTH-32). */
  failure?: string | undefined
  isBusy?: boolean
  /** The code, without spaces (AUTH-31). A promise keeps a second Enter from doing anything. */
  onSubmit: (code: string) => void | Promise<void>
}

/** The second factor by e-mail, on the way in (AUTH-26 to AUTH-33). */
export function SecondFactorScreen({ config, backHref, ...form }: SecondFactorScreenProps) {
  return (
    <SignInSheet config={config} title={sessionLabels.secondFactorTitle}>
      <SecondFactorForm {...form} supportEmail={config.supportEmail}>
        <ButtonLink href={backHref} tone="ghost" size="large" isWide>
          {sessionLabels.goBack}
        </ButtonLink>
      </SecondFactorForm>
    </SignInSheet>
  )
}
