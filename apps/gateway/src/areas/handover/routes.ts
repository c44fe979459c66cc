import type { handover, session } from '@sitewright/api-client/contract/session'
import { handoverMessages } from '@sitewright/domain/environments/messages'
import { requestMessages } from '@sitewright/domain/shared/messages'
import type { GatewayConfig } from '../../config'
import type { Database } from '../../db/database'
import { record } from '../../http/audit'
import type { AreaHandlers, HandlerFor } from '../../http/handler'
import { invalid, notFound } from '../../http/refusals'
import type { Tokens } from '../../sign-in/token'
import { countFromAddress } from '../../sign-in/attempts'
import { hashOfSecret } from '../../secrets/secrets'
import { findGuidOwner, hasEnvironment, isEnvironmentSecret, makeGuid, readVisitor, useGuid } from './store'

interface HandoverOptions {
  readonly db: Database
  readonly tokens: Tokens
  readonly config: Pick<GatewayConfig, 'environmentSecrets' | 'login'>
}

/** Makes a session guid for the caller's own session (AUTH-77). The token in the body has to be of that session: nobody hands over another's. */
export const guidHandler = ({
  db,
  tokens,
}: Pick<HandoverOptions, 'db' | 'tokens'>): HandlerFor<typeof session.guid> => ({
  run: async (call) => {
    const { actor, body, now } = call
    const secret = await tokens.secretOf(body.token, now)
    if (secret === undefined || hashOfSecret(secret) !== actor.sessionHash) {
      throw invalid({ token: [requestMessages.notValid] })
    }
    const { environmentId } = body
    if (environmentId !== undefined && !(await hasEnvironment(db.orm, actor.licenseId, environmentId))) {
      throw invalid({ environmentId: [requestMessages.notValid] })
    }
    const sessionGuid = await db.transaction(async (tx) => {
      const guid = await makeGuid(tx, { sessionHash: actor.sessionHash, environmentId, now })
      await record(tx, call, {
        action: 'session.guid',
        subject: { kind: 'user', id: actor.userId },
      })
      return guid
    })
    return { status: 200, body: { sessionGuid } }
  },
})

/**
 * The calls of the environments' web applications. The first attempt of an environment that may redeem a guid uses it up, even if it is refused afterwards. An attempt of another
 * environment, or with a wrong secret, leaves the guid usable.
 */
export const handoverHandlers = ({
  db,
  config,
}: Pick<HandoverOptions, 'db' | 'config'>): AreaHandlers<typeof handover> => ({
  redeem: {
    run: async ({ body, address, now, requestId }) => {
      const { environmentId, environmentSecret = '' } = body
      const setting = config.environmentSecrets.get(environmentId)
      const isKnown = await isEnvironmentSecret(db.orm, environmentId, environmentSecret, setting)
      const visitor = await db.transaction(async (tx) => {
        const sessionHash = isKnown ? await useGuid(tx, body.sessionGuid, body.environmentId, now) : undefined
        const found =
          sessionHash === undefined ? undefined : await readVisitor(tx, sessionHash, body.environmentId, now)
        if (found === undefined) return undefined
        await record(
          tx,
          { now, requestId, actor: { ...found.visitor, userId: found.userId } },
          { action: 'handover.redeem', subject: { kind: 'environment', id: found.visitor.environmentId } },
        )
        return found.visitor
      })
      if (visitor === undefined) {
        // Only failures count, because a web application redeems the guids of all its users from one address.
        await countFromAddress(db, 'guid', address, config.login, now)
        const owner = await findGuidOwner(db.orm, body.sessionGuid)
        await db.transaction((tx) =>
          record(
            tx,
            { now, requestId },
            {
              action: 'handover.redeem.refused',
              subject: owner && { kind: 'user', id: owner.userId },
              licenseId: owner?.licenseId,
              after: {
                environmentId: body.environmentId,
                reason: isKnown ? handoverMessages.guidRefused : handoverMessages.wrongSecret,
              },
            },
          ),
        )
        throw notFound(handoverMessages.guidRefused)
      }
      return { status: 200, body: visitor }
    },
  },
})
