import { Problem } from '@sitewright/domain/shared/problem'
import { userMessages, userReplies } from '@sitewright/domain/users/messages'
import type { GatewayConfig } from '../../config'
import type { Database } from '../../db/database'
import type { SignedIn } from '../../http/caller'
import { countAttempt } from '../../sign-in/attempts'

interface Caller {
  readonly actor: SignedIn
  readonly address: string
  readonly now: number
}

const isReserved = (error: unknown): boolean =>
  error instanceof Problem &&
  (error.message === userMessages.userNameReserved || error.message === userReplies.emailReserved)

/**
 * Counts the names and addresses that were rejected as reserved: they may belong to users of other licenses, and a caller could otherwise try them all.
 * @returns rethrows the rejection, or throws Problem 429 beyond the limit of an account
 */
export const countReserved =
  (
    { db, config }: { readonly db: Database; readonly config: Pick<GatewayConfig, 'login'> },
    { actor, address, now }: Caller,
  ) =>
  async (error: unknown): Promise<never> => {
    if (isReserved(error)) {
      await countAttempt(db, { purpose: 'name', userName: actor.userName, address }, config.login, now)
    }
    throw error
  }
