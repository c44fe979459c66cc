import { passwordMails, signInDetails } from '@sitewright/domain/passwords/messages'
import type { GatewayConfig } from '../config'
import type { Queries } from '../db/database'
import { queueMail } from './outbox'

/** Changed sign-in details of a user, and the address from before the change. */
export interface SignInChange {
  readonly email: string
  readonly firstName: string
  readonly changes: readonly (keyof typeof signInDetails)[]
}

/** Emails the owner of an account what changed, to the previous address and without a secret (AUTH-116). Sends nothing without changes. */
export async function notifyOwner(
  tx: Queries,
  { productName }: Pick<GatewayConfig, 'productName'>,
  { email, firstName, changes }: SignInChange,
): Promise<void> {
  if (changes.length === 0) return
  const details = changes.map((change) => signInDetails[change])
  await queueMail(tx, { ...passwordMails.signInChanged(productName, firstName, details), recipient: email })
}
