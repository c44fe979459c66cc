'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { passwordLabels } from '@sitewright/domain/passwords/messages'
import { RecoveryInput } from '@sitewright/domain/passwords/model'
import { isEmailAddress } from '@sitewright/domain/shared/email'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import { Button, ButtonLink } from '../../button/Button'
import { Form } from '../../form/Form'
import { FormTextField } from '../../form/FormTextField'
import { FailureNote } from './FailureNote'
import { onPlainClick } from './on-plain-click'
import { type SheetConfig, SignInSheet } from './SignInSheet'
import { useAttempts } from './use-attempts'

export interface RecoveryScreenProps {
  config: SheetConfig & Pick<RuntimeConfig, 'recoveryBy'>
  /** Address of Login. */
  backHref: string
  /** Goes back to Login with what was typed. Without it, Go Back is a plain link. */
  onBack?: ((typed: string) => void) | undefined
  /** What was typed into Login; empty by default. Recovery by email takes it if it is an address. */
  defaultUserName?: string | undefined
  /** The failure of the call (ERR-30); what was typed stays. */
  failure?: string | undefined
  isBusy?: boolean
  /** The username, or the email address where `config.recoveryBy` says so; trimmed (AUTH-82). */
  onSubmit: (value: string) => void | Promise<void>
}

/** Asks for a link to choose a new password (AUTH-78 to AUTH-82). Enter submits. */
export function RecoveryScreen(props: RecoveryScreenProps) {
  const { config, backHref, onBack, defaultUserName = '', failure, isBusy = false, onSubmit } = props
  const by = config.recoveryBy ?? 'username'
  const form = useForm<RecoveryInput>({
    shouldFocusError: false,
    resolver: zodResolver(RecoveryInput[by]),
    defaultValues: { value: by === 'username' || isEmailAddress(defaultUserName) ? defaultUserName : '' },
  })
  const attempts = useAttempts<RecoveryInput>(({ value }) => onSubmit(value))
  return (
    <SignInSheet config={config} title={passwordLabels.recoveryTitle}>
      {failure !== undefined && (
        <FailureNote message={failure} supportEmail={config.supportEmail} attempt={attempts.count} />
      )}
      <Form form={form} onSubmit={attempts.start} isSummaryHidden aria-label={passwordLabels.recoveryTitle}>
        <FormTextField<RecoveryInput>
          name="value"
          label={by === 'username' ? passwordLabels.userName : passwordLabels.email}
          help={passwordLabels.recoveryHelp}
          size="large"
          type={by === 'username' ? 'text' : 'email'}
          autoComplete={by === 'username' ? 'username' : 'email'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" tone="primary" size="large" isWide isBusy={isBusy}>
          {passwordLabels.sendLink}
        </Button>
        <ButtonLink
          href={backHref}
          tone="ghost"
          size="large"
          isWide
          onClick={onPlainClick(onBack && (() => onBack(form.getValues('value'))))}
        >
          {passwordLabels.backToLogin}
        </ButtonLink>
      </Form>
    </SignInSheet>
  )
}
