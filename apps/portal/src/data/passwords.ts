import { passwords as passwordCalls } from '@sitewright/api-client/contract/passwords'
import useSWR, { mutate } from 'swr'
import { passwordMessages } from '@sitewright/domain/passwords/messages'
import type { NewPassword } from '@sitewright/domain/passwords/model'
import { isProblem, messageOf, type FieldErrors, type ProblemKind } from '@sitewright/domain/shared/problem'
import { callsOf } from './api'
import { keyOf } from './keys'

const api = callsOf({ passwords: passwordCalls })

/** A refused link is refused for good; anything else says nothing about it (AUTH-85). */
export const isRefusedLink = (error: unknown): boolean =>
  isProblem(error) && error.status >= 400 && error.status < 500 && error.kind !== 'too-many'

/** Nothing of these pages is read again by itself: what is checked is checked once. */
const ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
}

/** Is the token of a reset link good (AUTH-84)? Not asked without one. */
export const useResetLink = (token: string | undefined) =>
  useSWR(
    token === undefined ? null : ['reset-link', token],
    async () => {
      await api().passwords.verifyLink({ params: { token: token ?? '' } })
      return true
    },
    ONCE,
  )

/** Whose password it is: of a reset link, or of a user name (AUTH-91). */
export type PasswordOwner = { token: string } | { userName: string }

export const usePasswordConfig = (owner: PasswordOwner | undefined) =>
  useSWR(
    owner === undefined ? null : ['password-config', owner],
    async () =>
      owner !== undefined && 'token' in owner
        ? (await api().passwords.configByToken({ query: { token: owner.token } })).body
        : (await api().passwords.config({ params: { username: owner?.userName ?? '' } })).body,
    ONCE,
  )

export type ResetOutcome =
  | { kind: 'done' }
  | { kind: 'failed'; message: string; fields: FieldErrors; problem: ProblemKind | undefined }

/** Sets a new password, by a link or as the forced update of the own one (AUTH-97, AUTH-99). */
export async function setPassword(owner: PasswordOwner, body: NewPassword): Promise<ResetOutcome> {
  try {
    if ('token' in owner) await api().passwords.reset({ params: { token: owner.token }, body })
    else await api().passwords.set({ params: { username: owner.userName }, body })
    return { kind: 'done' }
  } catch (error) {
    return {
      kind: 'failed',
      message: messageOf(error, passwordMessages.resetFailed),
      fields: isProblem(error) ? error.fields : {},
      problem: isProblem(error) ? error.kind : undefined,
    }
  }
}

/** Asks for a reset link. Acts though it is a GET: from a press only, never again by itself (API-115). @returns the sentence of a failure */
export async function sendResetLink(username: string): Promise<string | undefined> {
  try {
    await api().passwords.recover({ params: { username } })
    return undefined
  } catch (error) {
    return messageOf(error, passwordMessages.recoveryFailed)
  }
}

const passwordInfoKey = (userName: string) => keyOf('password-info', userName)

/** When the password of a user was changed, and whether it can be managed here: never a password (API-62). */
export const usePasswordInfo = (userName: string, canLoad: boolean) =>
  useSWR(
    canLoad ? passwordInfoKey(userName) : null,
    async () => (await api().passwords.info({ params: { username: userName } })).body,
  )

export const refreshPasswordInfo = (userName: string): Promise<unknown> => mutate(passwordInfoKey(userName))

/** Lets the server make a password and mail it (USER-108, API-65). What it replies is read by nobody. @returns the sentence of a failure */
export async function resetAutomatically(userName: string): Promise<string | undefined> {
  try {
    await api().passwords.set({ params: { username: userName }, body: {} })
    return undefined
  } catch (error) {
    return messageOf(error, passwordMessages.resetFailed)
  }
}
