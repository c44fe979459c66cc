import type { handover, session } from '@sitewright/api-client/contract/session'
import { handoverMessages } from '@sitewright/domain/environments/messages'
import { requestMessages } from '@sitewright/domain/shared/messages'
import type { GatewayConfig } from '../../config'
import type { Database } from '../../db/database'
import { record } from '../../http/audit'
import type { AreaHandlers, HandlerFor } from '../../http/handler'
import { invalid, notFound } from '../../http/refusals'
import type { Tokens } from '../../http/token'
import { countFromAddress } from '../../sign-in/attempts'
import { makeGuid, readVisitor, useGuid } from './store'

interface HandoverOptions {
  readonly db: Database
  readonly tokens: Tokens
  readonly config: Pick<GatewayConfig, 'login'>
}

/** Makes a session guid for the caller's own session (AUTH-77). The token in the body has to be of that session: nobody hands over another's. */
export const guidHandler = ({
  db,
  tokens,
}: Pick<HandoverOptions, 'db' | 'tokens'>): HandlerFor<typeof session.guid> => ({
  run: async ({ actor, body, now, requestId }) => {
    if ((await tokens.sessionIdOf(body.token, now)) !== actor.sessionId) {
      throw invalid({ token: [requestMessages.notValid] })
    }
    const sessionGuid = await db.transaction(async (tx) => {
      const guid = await makeGuid(tx, actor.sessionId, now)
      await record(tx, { at: now, actor, action: 'session.guid', subject: `user:${actor.userId}`, requestId })
      return guid
    })
    return { status: 200, body: { sessionGuid } }
  },
})

/** What the environments' web applications ask. A guid that was tried is used up, whatever came of it. */
export const handoverHandlers = ({
  db,
  config,
}: Pick<HandoverOptions, 'db' | 'config'>): AreaHandlers<typeof handover> => ({
  redeem: {
    run: async ({ body, address, now, requestId }) => {
      const sessionId = await useGuid(db.orm, body.sessionGuid, now)
      const found = sessionId === undefined ? undefined : await readVisitor(db.orm, sessionId, body.environmentId, now)
      if (found === undefined) {
        // Wrong ones alone: a web application asks for all of its users.
        await countFromAddress(db, 'guid', address, config.login, now)
        throw notFound(handoverMessages.guidRefused)
      }
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
