import { createClientOf, type ClientOf, type ClientOptions } from '@sitewright/api-client/client-of'
import type { Contract } from '@sitewright/api-client/contract/contract'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import { session } from '../shell/session'
import { stepUp } from '../shell/step-up'
import { connectivity } from './connectivity'
import { createEndOfSession, type OnSessionEnded } from './end-of-session'

let options: ClientOptions | undefined

/** Says where the calls go and whose they are, once, when the configuration is known. */
export function startApi(bases: RuntimeConfig['bases'], onEnded: OnSessionEnded): void {
  options = {
    bases,
    onAnswer: connectivity.note,
    session: {
      token: () => session.get()?.token,
      onEnded: createEndOfSession(session, onEnded),
      onStepUp: stepUp.ask,
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
