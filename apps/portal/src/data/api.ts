import { createClient, type Client } from '@sitewright/api-client/client'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import { session } from '../shell/session'

/** Told when the server ended the session; the router leads on to Login with the text. */
export type OnSessionEnded = (message: string) => void

let client: Client | undefined

/** Makes the one client, once, when the configuration is known. */
export function startApi(bases: RuntimeConfig['bases'], onEnded: OnSessionEnded): void {
  client = createClient({
    bases,
    session: {
      token: () => session.get()?.token,
      onEnded: (problem, token) => {
        // An answer to an older token says nothing about the session of now.
        if (session.get()?.token !== token) return
        session.end()
        onEnded(problem.kind === 'ended' && problem.message !== '' ? problem.message : sharedMessages.sessionExpired)
      },
    },
  })
}

/** Every call of the contract. */
export function api(): Client {
  if (!client) throw new Error('startApi comes first.')
  return client
}
