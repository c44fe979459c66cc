import { hkdfSync } from 'node:crypto'
import type { drafts as calls } from '@sitewright/api-client/contract/drafts'
import type { Database } from '../../db/database'
import { lastingValue } from '../../db/lasting-value'
import type { AreaHandlers } from '../../http/handler'
import { makeSecret } from '../../secrets/secrets'

/** Name of the setting with the secret that the keys of all users are derived from. All gateways of a database share it, and its backups contain it. */
const DRAFT_SECRET = 'draft_secret'
const KEY_BYTES = 32

/** Derived, so that no row is written for a user. It is not the key of tokens, which an administrator replaces: stored drafts must stay readable. */
export const draftHandlers = (db: Database): AreaHandlers<typeof calls> => ({
  key: {
    run: async ({ actor }) => {
      const secret = await lastingValue(db, DRAFT_SECRET, async () => makeSecret())
      const key = hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', `draft of user ${actor.userId}`, KEY_BYTES)
      return { status: 200, body: { draftKey: Buffer.from(key).toString('base64url') } }
    },
  },
})
