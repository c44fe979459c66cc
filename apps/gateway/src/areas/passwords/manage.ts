import type { passwords } from '@sitewright/api-client/contract/passwords'
import { passwordMails, passwordMessages } from '@sitewright/domain/passwords/messages'
import { canSetPassword, canUpdatePassword, type PasswordOwner } from '@sitewright/domain/passwords/policy'
import { worksInAllLicenses } from '@sitewright/domain/shared/policy'
import { userReplies } from '@sitewright/domain/users/messages'
import type { Queries } from '../../db/database'
import { hashPassword } from '../../db/password-hash'
import { readAccountRoles } from '../../holdings/lost-roles'
import type { JudgedCall, Reply } from '../../http/handler'
import { forbidden, invalid, notFound } from '../../http/refusals'
import { queueMail } from '../../mail/outbox'
import { requireProof } from '../../sign-in/session'
import type { SignInOptions } from '../../sign-in/open'
import { lockUser, readAccount, type Account } from '../../sign-in/store'
import { setPassword } from './change'
import { makePassword } from './make-password'
import { requireGood } from './requirements'

type SetCall = (typeof passwords)['set']

/** The facts that the policies of a password decide about. */
const ownershipOf = ({ userId, licenseId, mustUpdatePassword, isSsoUser }: Account): PasswordOwner => ({
  userId,
  licenseId,
  // Single sign-on users have no password of ours to update (AUTH-75).
  mustUpdatePassword: mustUpdatePassword && !isSsoUser,
  isSsoUser,
})

/** The same with the roles that the account has now. */
export async function readOwner(q: Queries, account: Account): Promise<PasswordOwner> {
  const { roles, protectingRoles } = await readAccountRoles(q, account.userId)
  return { ...ownershipOf(account), roles: protectingRoles, isAllLicenses: worksInAllLicenses({ roles }) }
}

/** The own password, because the session asks for it (AUTH-99). */
const isForced = ({ actor, subject }: JudgedCall<SetCall>): boolean => canUpdatePassword.decide(actor, subject).allowed

/** Locks the account and judges it as it is now: of two forced updates at the same time, one is enough. */
async function lockAccount(tx: Queries, call: JudgedCall<SetCall>): Promise<Account> {
  const { actor, subject } = call
  await lockUser(tx, subject.userId)
  const account = await readAccount(tx, subject.userId)
  if (account === undefined) throw notFound(userReplies.notFound)
  const policy = isForced(call) ? canUpdatePassword : canSetPassword
  const decision = policy.decide(actor, await readOwner(tx, account))
  if (!decision.allowed) throw forbidden(decision.reason)
  return account
}

/** Changing one's own password needs a proof (AUTH-114), except in a forced update, which directly follows a sign-in. */
const requireOwnProof = (call: JudgedCall<SetCall>): void => {
  if (call.actor.userId === call.subject.userId && !isForced(call)) requireProof(call.actor, call.now)
}

/** Sets the password that the caller chose: a forced update by its owner, or a manual one by who may manage it. */
async function setChosenPassword(
  options: SignInOptions,
  call: JudgedCall<SetCall>,
  account: Account,
  newPassword: string,
) {
  const { actor, now, requestId } = call
  requireGood(options.config, newPassword, account.userName)
  requireOwnProof(call)
  const isSame =
    isForced(call) && account.passwordHash !== null && (await options.verify(account.passwordHash, newPassword))
  if (isSame) throw invalid({ newPassword: [passwordMessages.notPresent] }, passwordMessages.notPresent)
  const passwordHash = await hashPassword(newPassword)
  await options.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, call)
    const action = isForced(call) ? 'passwords.update' : 'passwords.set'
    const change = { account: locked, passwordHash, mustUpdatePassword: false, now, action, actor, requestId }
    await setPassword(tx, options.config, change)
  })
}

/** Makes a password and mails it: both are written or neither is. It must be updated at the next sign-in (API-65). */
async function setRandomPassword(options: SignInOptions, call: JudgedCall<SetCall>): Promise<string> {
  const { actor, now, requestId } = call
  requireOwnProof(call)
  const newPassword = makePassword(options.config.passwordMinLength)
  const passwordHash = await hashPassword(newPassword)
  await options.db.transaction(async (tx) => {
    const account = await lockAccount(tx, call)
    await setPassword(tx, options.config, {
      account,
      passwordHash,
      mustUpdatePassword: true,
      now,
      action: 'passwords.autoReset',
      actor,
      requestId,
    })
    const mail = passwordMails.autoReset(options.config.productName, account.firstName, newPassword)
    await queueMail(tx, { ...mail, recipient: account.email })
  })
  options.onMail()
  return newPassword
}

/** The forced update, the manual update and the automatic reset: with and without a password of the caller's (API-63, API-65). */
export async function setPasswordOf(options: SignInOptions, call: JudgedCall<SetCall>): Promise<Reply<SetCall>> {
  const { newPassword } = call.body
  if (newPassword === undefined) {
    if (isForced(call)) throw invalid({ newPassword: [passwordMessages.required] }, passwordMessages.required)
    return { status: 200, body: { newPassword: await setRandomPassword(options, call) } }
  }
  const account = await readAccount(options.db.orm, call.subject.userId)
  if (account === undefined) throw notFound(userReplies.notFound)
  await setChosenPassword(options, call, account, newPassword)
  return { status: 200, body: null }
}
