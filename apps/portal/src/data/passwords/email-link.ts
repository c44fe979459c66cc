import { useState } from 'react'
import { passwordMessages } from '@sitewright/domain/passwords/messages'
import type { User } from '@sitewright/domain/users/model'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { toasts } from '../../shell/toasts'
import { sendResetLink } from '../passwords'

/** Mails a link to choose a password, and says so (USER-109, USER-125). */
export function useEmailLink(user: Pick<User, 'userName' | 'email'>) {
  const { recoveryBy } = useRuntimeConfig()
  const [isSending, setSending] = useState(false)
  const send = async (): Promise<void> => {
    setSending(true)
    const failure = await sendResetLink(recoveryBy === 'email' ? user.email : user.userName)
    setSending(false)
    if (failure === undefined) toasts.success(passwordMessages.recoverySent)
    else toasts.error(failure)
  }
  return { isSending, onSend: () => void send() }
}
