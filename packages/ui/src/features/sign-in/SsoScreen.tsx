'use client'

import { sessionLabels } from '@sitewright/domain/session/screen-messages'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { Button, ButtonLink } from '../../button/Button'
import { BusySign } from '../../button/BusySign'
import { FailureNote } from './FailureNote'
import { type SheetConfig, SignInSheet } from './SignInSheet'
import { Stack, Working } from './SignInSheet.styles'

export interface SsoScreenProps {
  config: SheetConfig
  /** On the way in, or on the way out. */
  kind: 'processing' | 'logout'
  /** What went wrong; undefined while the sign-in is pending. Retry and the support address appear with it (AUTH-12, AUTH-13, ERR-17). */
  failure?: string | undefined
  isRetrying?: boolean
  onRetry: () => void
  /** Address of Login, offered when it failed. */
  backHref: string
}

const WORDS = {
  processing: { title: sessionLabels.ssoTitle, processing: sessionLabels.ssoProcessing },
  logout: { title: sessionLabels.ssoLogoutTitle, processing: sessionLabels.ssoLogoutProcessing },
} as const

/** The moment between the portal and the identity provider, in and out (AUTH-12, AUTH-13). */
export function SsoScreen({ config, kind, failure, isRetrying = false, onRetry, backHref }: SsoScreenProps) {
  const { title, processing } = WORDS[kind]
  const isPending = failure === undefined
  return (
    <SignInSheet config={config} title={title}>
      <Working role="status" aria-busy={isPending}>
        {isPending && (
          <>
            <BusySign />
            {processing}
          </>
        )}
      </Working>
      {!isPending && (
        <Stack>
          <FailureNote message={failure} supportEmail={config.supportEmail} isRetrying={isRetrying} />
          <Button tone="primary" size="large" isWide isBusy={isRetrying} onClick={onRetry}>
            {sharedMessages.retry}
          </Button>
          <ButtonLink href={backHref} tone="ghost" size="large" isWide>
            {sessionLabels.goBack}
          </ButtonLink>
        </Stack>
      )}
    </SignInSheet>
  )
}
