import { passwords as passwordCalls } from '@sitewright/api-client/calls/passwords'
import { passwordMessages } from '@sitewright/domain/passwords/messages'
import type { NewPassword } from '@sitewright/domain/passwords/model'
import { isProblem } from '@sitewright/domain/shared/problem'
import { userRecordMessages } from '@sitewright/domain/users/record-messages'
import { createOperations } from './api'
import { useRead } from './read'
import { write } from './write'

const { passwords } = createOperations({ passwords: passwordCalls })

/** A rejected link stays rejected; any other failure says nothing about it (AUTH-85). */
export const isRefusedLink = (error: unknown): boolean =>
  isProblem(error) && error.status >= 400 && error.status < 500 && error.kind !== 'too-many'

/** These pages check once. Setting the password ends the session, which empties the cache: the answer stays, and is not requested again. */
const ONCE = { revalidates: 'never', isOpen: true, keepsPrevious: true } as const

/** Checks the token of a reset link (AUTH-84). Reads nothing without one. */
export const useResetLink = (token: string | undefined) =>
  useRead(passwords.verifyLink, token === undefined ? undefined : { params: { token } }, ONCE)

/** Whose password it is: of a reset link, or of a user name (AUTH-91). */
export type PasswordOwner = { token: string } | { userName: string }

/** The requirements for the password of this owner. */
export function usePasswordConfig(owner: PasswordOwner | undefined) {
  const isByLink = owner !== undefined && 'token' in owner
  const byLink = useRead(passwords.configByToken, isByLink ? { query: { token: owner.token } } : undefined, ONCE)
  const isByName = owner !== undefined && 'userName' in owner
  const byName = useRead(passwords.config, isByName ? { params: { username: owner.userName } } : undefined, ONCE)
  return isByLink ? byLink : byName
}

/** Sets a new password, by a link or as the forced update of the own one (AUTH-97, AUTH-99). */
export const setPassword = (owner: PasswordOwner, body: NewPassword) =>
  write<{ status: 200; body: { userName?: string } | null }>(
    async () => {
      if ('token' in owner) return passwords.reset({ params: { token: owner.token }, body })
      await passwords.set({ params: { username: owner.userName }, body })
      return { status: 200, body: owner }
    },
    { saved: passwordMessages.resetDone, failed: passwordMessages.resetFailed },
  )

const RESET_OF_USER = {
  saved: userRecordMessages.passwordReset,
  failed: passwordMessages.resetFailed,
  refresh: ['passwords.info', 'users.one'],
} satisfies Parameters<typeof write>[1]

/** Sets the password of a user. */
export const setPasswordManually = (userName: string, body: NewPassword) =>
  write(() => passwords.set({ params: { username: userName }, body }), RESET_OF_USER)

/** Lets the server generate a password and email it (USER-108, API-65). */
export const resetAutomatically = (userName: string) =>
  write(() => passwords.set({ params: { username: userName }, body: {} }), RESET_OF_USER)

/** Requests a reset link. Acts though it is a GET: call it only from a press, and never repeat it (API-115). */
export const sendResetLink = (username: string, options: { isFailureToasted?: boolean } = {}) =>
  write(() => passwords.recover({ params: { username } }), {
    saved: passwordMessages.recoverySent,
    failed: passwordMessages.recoveryFailed,
    retry: () => void sendResetLink(username, options),
    ...options,
  })

/** When the password of a user was changed, and whether it can be managed here: never a password (API-62). */
export const usePasswordInfo = (userName: string, canLoad: boolean) =>
  useRead(passwords.info, canLoad ? { params: { username: userName } } : undefined)
