import { passwordMails, signInDetails } from '@sitewright/domain/passwords/messages'
import type { GatewayConfig } from '../config'
import type { Queries } from '../db/database'
import { queueMail } from './outbox'

/** Sign-in details of a user that changed, and where they were reached before. */
export interface SignInChange {
  readonly email: string
  readonly firstName: string
  readonly changes: readonly (keyof typeof signInDetails)[]
  /** Epoch milliseconds. */
  readonly now: number
}

/** Emails the owner of an account what changed, to the address from before and without a secret (AUTH-116). Nothing changed: nothing is sent. */
export async function notifyOwner(
  tx: Queries,
  { productName }: Pick<GatewayConfig, 'productName'>,
  { email, firstName, changes, now }: SignInChange,
): Promise<void> {
  if (changes.length === 0) return
  const details = changes.map((change) => signInDetails[change])
  await queueMail(tx, { ...passwordMails.signInChanged(productName, firstName, details), recipient: email, now })
}
