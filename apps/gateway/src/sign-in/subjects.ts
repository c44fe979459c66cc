import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/database'
import { ssoIdentities } from '../db/schema'
import { readAccount, type Account } from './store'

/** `iss` and `sub` of an id_token. A provider never reuses a subject for another account. */
export interface Subject {
  readonly issuer: string
  readonly subject: string
}

/** The user who is linked to a subject. */
export async function findLinkedAccount(q: Queries, { issuer, subject }: Subject): Promise<Account | undefined> {
  const [linked] = await q
    .select({ userId: ssoIdentities.userId })
    .from(ssoIdentities)
    .where(and(eq(ssoIdentities.issuer, issuer), eq(ssoIdentities.subject, subject)))
  return linked && readAccount(q, linked.userId)
}

/**
 * Links a user to a subject at the first sign-in, and again after the provider changed. The transaction must hold the user's row lock.
 * @returns `false` where the user is linked to another subject of this issuer, or the subject to another user
 */
export async function linkSubject(
  tx: Queries,
  { userId, issuer, subject, now }: Subject & { readonly userId: number; readonly now: number },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into sso_identity as bound (user_id, issuer, subject, bound_at)
    select ${userId}::integer, ${issuer}::text, ${subject}::text, ${now}::bigint
    where not exists (
      select from sso_identity i where i.issuer = ${issuer}::text and i.subject = ${subject}::text and i.user_id <> ${userId}::integer)
    on conflict (user_id) do update set
      issuer = excluded.issuer, subject = excluded.subject,
      bound_at = case when bound.issuer = excluded.issuer then bound.bound_at else excluded.bound_at end
      where bound.issuer <> excluded.issuer or bound.subject = excluded.subject
    returning user_id`)
  return rows.length > 0
}

/** Removes the link of a user. The next single sign-on links the user again. */
export async function unlinkSubject(tx: Queries, userId: number): Promise<void> {
  await tx.delete(ssoIdentities).where(eq(ssoIdentities.userId, userId))
}
