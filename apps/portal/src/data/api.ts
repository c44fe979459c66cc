import { createClientOf, type ClientOf, type ClientOptions } from '@sitewright/api-client/client'
import type { Contract } from '@sitewright/api-client/contract/contract'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import { session } from '../shell/session'

/** Told when the server ended the session; the router leads on to Login with the text. */
export type OnSessionEnded = (message: string) => void

let options: ClientOptions | undefined

/** Says where the calls go and whose they are, once, when the configuration is known. */
export function startApi(bases: RuntimeConfig['bases'], onEnded: OnSessionEnded): void {
  options = {
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
  }
}

/**
 * The calls of some areas of the contract. Each file in data/ names its own, so that a page loads no area that it does not use: the
 * sign-in page has a budget.
 */
export function callsOf<Table extends Contract>(table: Table): () => ClientOf<Table> {
  let client: ClientOf<Table> | undefined
  return () => {
    if (!options) throw new Error('startApi comes first.')
    client ??= createClientOf(table, options)
    return client
  }
}
