import type { LoginReply } from '@sitewright/domain/session/model'
import type { Queries } from '../db/database'
import { rememberDevice } from './devices'
import { openFor, type Completed, type SignInOptions } from './open'
import type { Account } from './store'

/** The reply of a login. A login that opens a session also sets the device cookie. */
export interface LoginAnswer {
  readonly body: LoginReply
  readonly setCookie?: string
}

/**
 * Opens a session with `openFor`, and remembers the browser.
 * @returns `undefined` where the account changed meanwhile
 */
export async function openOnDevice(
  options: SignInOptions,
  account: Account,
  { cookie, ...completed }: Completed & { readonly cookie: string | undefined },
  claim: (tx: Queries) => Promise<void> = async () => undefined,
): Promise<LoginAnswer | undefined> {
  const { userId } = account
  const use = { userId, cookie, now: completed.now, isSecure: options.origin().startsWith('https:') }
  let setCookie: string | undefined
  const body = await openFor(options, account, completed, async (tx) => {
    await claim(tx)
    setCookie = await rememberDevice(tx, use)
  })
  return body && { body, setCookie }
}
