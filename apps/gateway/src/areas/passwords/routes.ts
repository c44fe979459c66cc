import type { passwords } from '@sitewright/api-client/contract/passwords'
import { canChoosePassword } from '@sitewright/domain/passwords/policy'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { worksInLicense } from '@sitewright/domain/shared/policy'
import { userReplies } from '@sitewright/domain/users/messages'
import { hashPassword } from '../../db/password-hash'
import type { AreaHandlers } from '../../http/handler'
import { forbidden, notFound } from '../../http/refusals'
import type { SignedIn } from '../../http/caller'
import { countFailure, countFromAddress } from '../../sign-in/attempts'
import type { SignInOptions } from '../../sign-in/open'
import { findAccount } from '../../sign-in/store'
import { findUser } from '../users/store'
import { setPassword } from './change'
import { ownerOf, sendLink, useLink } from './links'
import { readOwner, setPasswordOf } from './manage'
import { requireGood, requirementsOf } from './requirements'

/**
 * Whose password a call is about. A session that must first update its own password may do only that, whatever its roles. A caller who may not manage passwords gets
 * the same answer for every name, known or not.
 */
const ownerOfPassword = ({ db }: SignInOptions) => ({
  load: async ({ params, actor }: { params: { username: string }; actor: SignedIn }) => {
    const account = await findAccount(db.orm, params.username)
    if (actor.mustUpdatePassword && account?.userId !== actor.userId)
      throw forbidden(sessionMessages.mustUpdatePassword)
    if (account === undefined || !worksInLicense(actor, account.licenseId)) return undefined
    return readOwner(db.orm, account)
  },
  stranger: ({ licenseId }: SignedIn) => ({ userId: 0, licenseId, mustUpdatePassword: false, isSsoUser: false }),
  missing: userReplies.notFound,
})

export function passwordHandlers(options: SignInOptions): AreaHandlers<typeof passwords> {
  const { db, config } = options
  const owner = ownerOfPassword(options)
  /** Only unknown links count toward the limit of an address, so a valid link always works. */
  const countUnknownLink = <T>(address: string, now: number, found: Promise<T>): Promise<T> =>
    countFailure(found, () => countFromAddress(db, 'link', address, config.login, now))
  return {
    recover: {
      run: async ({ params, ...call }) => {
        await sendLink(options, { ...call, given: params.username.trim() })
        return { status: 200, body: null }
      },
    },
    verifyLink: {
      run: async ({ params, address, now }) => {
        await countUnknownLink(address, now, ownerOf(db.orm, params.token, now))
        return { status: 200, body: null }
      },
    },
    reset: {
      run: async ({ params: { token }, body: { newPassword }, address, now, requestId }) => {
        const { userName } = await countUnknownLink(address, now, ownerOf(db.orm, token, now))
        requireGood(config, newPassword, userName)
        // Hashing waits for no database: the link is used up afterwards, with everything else.
        const passwordHash = await hashPassword(newPassword)
        await db.transaction(async (tx) => {
          const account = await useLink(tx, token, now)
          await setPassword(tx, config, {
            account,
            passwordHash,
            now,
            action: 'passwords.reset',
            actor: account,
            mustUpdatePassword: false,
            requestId,
          })
        })
        return { status: 200, body: { userName } }
      },
    },
    configByToken: {
      run: async ({ address, now }) => {
        await countFromAddress(db, 'look-up', address, config.login, now)
        return { status: 200, body: requirementsOf(config) }
      },
    },
    config: {
      run: async ({ address, now }) => {
        await countFromAddress(db, 'look-up', address, config.login, now)
        return { status: 200, body: requirementsOf(config) }
      },
    },
    info: {
      ...owner,
      run: async ({ actor, subject }) => {
        const user = await findUser(db.orm, 'all', subject.userId)
        if (user === undefined) throw notFound(owner.missing)
        const choice = canChoosePassword.decide(actor, subject)
        return {
          status: 200,
          body: {
            lastPasswordChangedDate: user.lastPasswordChangedDate,
            canManage: choice.allowed,
            ...(!choice.allowed && { reason: choice.reason }),
          },
        }
      },
    },
    set: { ...owner, run: (call) => setPasswordOf(options, call) },
  }
}
