'use client'

import { sessionLabels } from '@sitewright/domain/session/screen-messages'
import type { LoginMode } from '@sitewright/domain/session/rules'
import { Link } from '../../link/Link'
import { PasswordField } from '../../text-field/PasswordField'
import { TextField } from '../../text-field/TextField'
import { WithLink } from './SignInSheet.styles'
import { onPlainClick } from './on-plain-click'
import type { LoginForm } from './use-login-form'

export interface LoginFieldsProps {
  form: Pick<LoginForm, 'field' | 'getValue'>
  mode: LoginMode
  /** Shown in place of the field that would ask for it. */
  rememberedUserName?: string | undefined
  /** Where 'Forgot Password' leads. */
  recoveryHref?: string | undefined
  /** Opens that page with what was typed as user name. Without it the link is a plain one. */
  onRecover?: ((userName: string) => void) | undefined
}

/** The fields of Login in each of its modes: exactly `userName` and `password`, of which single sign-on asks for the first alone. */
export function LoginFields({ form, mode, rememberedUserName, recoveryHref, onRecover }: LoginFieldsProps) {
  const recover = onPlainClick(onRecover && (() => onRecover(form.getValue('userName'))))
  if (rememberedUserName !== undefined)
    return <TextField key="known" label={sessionLabels.userName} size="large" isReadOnly value={rememberedUserName} />
  return (
    <>
      <TextField
        {...form.field('userName')}
        label={sessionLabels.userName}
        size="large"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      {mode === 'normal' && (
        <WithLink>
          <PasswordField
            {...form.field('password')}
            label={sessionLabels.password}
            size="large"
            autoComplete="current-password"
            labels={{ capsLock: sessionLabels.capsLock }}
          />
          {recoveryHref !== undefined && (
            <Link href={recoveryHref} onClick={recover}>
              {sessionLabels.forgotPassword}
            </Link>
          )}
        </WithLink>
      )}
    </>
  )
}
