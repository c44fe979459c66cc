import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { ssoStarts } from '../../db/schema'

/** Notes that a user was redirected to the provider with this nonce, and until when they may return. */
export async function noteStart(q: Queries, nonce: string, expiresAt: number): Promise<void> {
  await q.insert(ssoStarts).values({ nonce, expiresAt })
}

/** Uses a nonce up, in one statement: of two returns with the same nonce, at any gateways, one succeeds. */
export async function useNonce(q: Queries, nonce: string, now: number): Promise<boolean> {
  const used = await q
    .update(ssoStarts)
    .set({ usedAt: now })
    .where(and(eq(ssoStarts.nonce, nonce), isNull(ssoStarts.usedAt), gt(ssoStarts.expiresAt, sql`${now}::bigint`)))
    .returning({ nonce: ssoStarts.nonce })
  return used.length > 0
}
