import type { handover, session } from '@sitewright/api-client/contract/session'
import { handoverMessages } from '@sitewright/domain/environments/messages'
import { requestMessages } from '@sitewright/domain/shared/messages'
import type { Database } from '../../db/database'
import { record } from '../../http/audit'
import type { AreaHandlers, HandlerFor } from '../../http/handler'
import { invalid, notFound } from '../../http/refusals'
import type { Tokens } from '../../http/token'
import { hashOfSecret } from '../../sign-in/secrets'
import { makeGuid, readVisitor, useGuid } from './store'

interface HandoverOptions {
  readonly db: Database
  readonly tokens: Tokens
}

/** Makes a session guid for the caller's own session (AUTH-77). The token in the body has to be of that session: nobody hands over another's. */
export const guidHandler = ({ db, tokens }: HandoverOptions): HandlerFor<typeof session.guid> => ({
  run: async ({ actor, body, now, requestId }) => {
    const secret = await tokens.secretOf(body.token, now)
    if (secret === undefined || hashOfSecret(secret) !== actor.sessionHash) {
      throw invalid({ token: [requestMessages.notValid] })
    }
    const sessionGuid = await db.transaction(async (tx) => {
      const guid = await makeGuid(tx, actor.sessionHash, now)
      await record(tx, { at: now, actor, action: 'session.guid', subject: `user:${actor.userId}`, requestId })
      return guid
    })
    return { status: 200, body: { sessionGuid } }
  },
})

/** What the environments' web applications ask. A guid that was tried is used up, whatever came of it. */
export const handoverHandlers = ({ db }: Pick<HandoverOptions, 'db'>): AreaHandlers<typeof handover> => ({
  redeem: {
    run: async ({ body, now, requestId }) => {
      const sessionHash = await useGuid(db.orm, body.sessionGuid, now)
      const found =
        sessionHash === undefined ? undefined : await readVisitor(db.orm, sessionHash, body.environmentId, now)
      if (found === undefined) throw notFound(handoverMessages.guidRefused)
      const { userId, visitor } = found
      await db.transaction((tx) =>
        record(tx, {
          at: now,
          actor: { ...visitor, userId },
          action: 'handover.redeem',
          subject: `environment:${visitor.environmentId}`,
          requestId,
        }),
      )
      return { status: 200, body: visitor }
    },
  },
})
