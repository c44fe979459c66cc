import { useState } from 'react'
import type { User } from '@sitewright/domain/users/model'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { sendResetLink } from '../passwords'

/** Emails a link to choose a password (USER-109, USER-125). */
export function useEmailLink(user: Pick<User, 'userName' | 'email'>) {
  const { recoveryBy } = useRuntimeConfig()
  const [isSending, setSending] = useState(false)
  const send = async (): Promise<void> => {
    setSending(true)
    await sendResetLink(recoveryBy === 'email' ? user.email : user.userName, { isFailureToasted: true })
    setSending(false)
  }
  return { isSending, onSend: () => void send() }
}
