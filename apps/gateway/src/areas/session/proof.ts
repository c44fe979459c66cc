import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { passwordMails } from '@sitewright/domain/passwords/messages'
import { sessionMessages, sessionReplies } from '@sitewright/domain/session/messages'
import type { ProofInput } from '@sitewright/domain/session/model'
import { SECOND_FACTOR } from '@sitewright/domain/session/rules'
import { isEmailAddress, maskedEmail, storedEmail } from '@sitewright/domain/shared/email'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { proofCodes, sessions } from '../../db/schema'
import { record } from '../../http/audit'
import { invalid, signedOut } from '../../http/refusals'
import type { Person } from '../../http/caller'
import { queueMail } from '../../mail/outbox'
import { countAttempt, forgiveAttempts } from '../../sign-in/attempts'
import { hashOfCode, isRightCode, makeCode } from '../../sign-in/codes'
import type { SignInOptions } from '../../sign-in/open'
import { verifyTyped } from '../../sign-in/passwords'
import { requireProof } from '../../sign-in/session'
import { readAccount } from '../../sign-in/store'

interface ProofCall {
  readonly actor: Person
  readonly address: string
  readonly now: number
  readonly requestId: string
}

const ACTION = 'session.prove'

/** Proofs count for the session: wrong proofs in a stolen session block its owner neither from signing in nor from proving who they are. */
const attemptOf = ({ actor, address }: ProofCall) =>
  ({ purpose: 'proof', userName: actor.sessionHash, address }) as const

/**
 * Emails a code with which the current user can prove who they are. Replaces an earlier code of the session.
 * @param address where a save will store the account's address, which the code proves; the stored one by default. Another one than the stored one needs a proof already, so
 *   that the code proves an address alone, and not who the user is
 * @returns the masked address
 * @throws Problem 400 for no address, 403 without the proof, 429 after too many codes and proofs
 */
export async function sendProofCode(
  { db, config, onMail }: Pick<SignInOptions, 'db' | 'config' | 'onMail'>,
  call: ProofCall,
  address?: string,
): Promise<string> {
  const { actor, now } = call
  await countAttempt(db, attemptOf(call), config.login, now)
  const account = await readAccount(db.orm, actor.userId)
  if (account === undefined) throw signedOut()
  const email = address === undefined ? account.email : storedEmail(address)
  if (email !== account.email) {
    if (!isEmailAddress(email))
      throw invalid({ email: [sessionMessages.addressInvalid] }, sessionMessages.addressInvalid)
    requireProof(actor, now)
  }
  const code = makeCode()
  const values = {
    email,
    codeHash: hashOfCode(actor.sessionHash, code),
    expiresAt: now + SECOND_FACTOR.lifetimeMs,
    tries: 0,
  }
  await db.transaction(async (tx) => {
    await tx
      .insert(proofCodes)
      .values({ sessionHash: actor.sessionHash, ...values })
      .onConflictDoUpdate({ target: proofCodes.sessionHash, set: values })
    const mail = passwordMails.proof(config.productName, account.firstName, code)
    await queueMail(tx, { ...mail, recipient: email })
    await record(tx, call, {
      action: `${ACTION}.asked`,
      subject: { kind: 'user', id: actor.userId },
    })
  })
  onMail()
  return maskedEmail(email)
}

/** Errors of a proof by field, or what a right one proves: the columns of the session. */
type Judged = { readonly fault: FieldErrors } | { readonly proved: Partial<typeof sessions.$inferInsert> }

async function judge(
  { db, verify }: Pick<SignInOptions, 'db' | 'verify'>,
  { actor, now }: ProofCall,
  input: ProofInput,
): Promise<Judged> {
  const account = await readAccount(db.orm, actor.userId)
  if ('password' in input) {
    if (account === undefined || account.isSsoUser || account.passwordHash === null) {
      return { fault: { password: [sessionReplies.proofNoPassword] } }
    }
    const isRight = await verifyTyped(verify, account.passwordHash, input.password)
    return isRight ? { proved: { provedAt: now } } : { fault: { password: [sessionReplies.proofWrongPassword] } }
  }
  // Counts before it evaluates, in one statement, so that concurrent tries cannot read the same count.
  const [sent] = await db.orm
    .update(proofCodes)
    .set({ tries: sql`${proofCodes.tries} + 1` })
    .where(
      and(
        eq(proofCodes.sessionHash, actor.sessionHash),
        gt(proofCodes.expiresAt, sql`${now}::bigint`),
        lt(proofCodes.tries, SECOND_FACTOR.tries),
      ),
    )
    .returning({ codeHash: proofCodes.codeHash, email: proofCodes.email })
  if (sent === undefined || !isRightCode(actor.sessionHash, input.code, sent.codeHash)) {
    return { fault: { code: [sessionReplies.codeRefused] } }
  }
  // A code that went elsewhere says nothing about who typed it: the address may be that of a thief of the session.
  const isOwnAddress = sent.email === null || sent.email === account?.email
  return { proved: { ...(isOwnAddress && { provedAt: now }), provedEmail: sent.email, emailProvedAt: now } }
}

/**
 * Checks a proof and records its time in the session.
 * @throws Problem 400 with the field that is wrong (never 401, which would end the session); 429 after too many codes and proofs
 */
export async function prove(
  options: Pick<SignInOptions, 'db' | 'config' | 'verify'>,
  call: ProofCall,
  input: ProofInput,
): Promise<void> {
  const { db, config } = options
  const { actor, now } = call
  await countAttempt(db, attemptOf(call), config.login, now)
  const judged = await judge(options, call, input)
  const fault = 'fault' in judged ? judged.fault : undefined
  await db.transaction(async (tx) => {
    const action = fault === undefined ? ACTION : `${ACTION}.refused`
    if ('proved' in judged) {
      await tx.update(sessions).set(judged.proved).where(eq(sessions.sessionHash, actor.sessionHash))
      await tx.delete(proofCodes).where(eq(proofCodes.sessionHash, actor.sessionHash))
      await forgiveAttempts(tx, attemptOf(call))
    }
    await record(tx, call, { action, subject: { kind: 'user', id: actor.userId } })
  })
  if (fault !== undefined) throw invalid(fault, Object.values(fault)[0]?.[0])
}
