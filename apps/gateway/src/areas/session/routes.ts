import type { session } from '@sitewright/api-client/contract/session'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { record } from '../../http/audit'
import type { AreaHandlers } from '../../http/handler'
import { createCleanup } from './cleanup'
import { signIn, type SignInOptions } from './sign-in'
import { endSession, readProfile } from './store'

export function sessionHandlers(options: SignInOptions): AreaHandlers<typeof session> {
  const { db } = options
  const cleanUp = createCleanup(db, options.config.login.windowMs)
  return {
    login: {
      run: async (call) => {
        await cleanUp(call.now)
        return { status: 200, body: await signIn(options, call) }
      },
    },
    logout: {
      run: async ({ actor, now, requestId }) => {
        await db.transaction(async (tx) => {
          await endSession(tx, actor.sessionId, sessionMessages.endedByLogout)
          await record(tx, { at: now, actor, action: 'session.logout', subject: `user:${actor.userId}`, requestId })
        })
        return { status: 200, body: null }
      },
    },
    verify: {
      run: async ({ actor }) => {
        const { firstName, lastName, licenseName, hasProjects } = await readProfile(db, actor.userId)
        const { userId, userName, licenseId, mustUpdatePassword, expiresAt } = actor
        return {
          status: 200,
          body: {
            userId,
            userName,
            firstName,
            lastName,
            licenseId,
            licenseName,
            mustUpdatePassword,
            userHasNoProjects: !hasProjects,
            exp: Math.floor(expiresAt / 1000),
          },
        }
      },
    },
    roles: {
      run: async ({ actor }) => ({ status: 200, body: [...actor.roles] }),
    },
  }
}
