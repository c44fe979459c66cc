import type { GatewayConfig } from '../config'
import type { Database } from '../db/database'
import { tokenOf, type CallerOf } from '../http/caller'
import { isApiKey } from '../secrets/api-key'
import { authenticateKey } from './key-caller'
import { authenticate } from './session'
import type { Tokens } from './token'

interface CallerOptions {
  readonly db: Database
  readonly tokens: Tokens
  /** How often an address may guess. */
  readonly login: GatewayConfig['login']
}

/** Identifies a program by its key, and a person by the token of a session. */
export const createCallerOf =
  ({ db, tokens, login }: CallerOptions): CallerOf =>
  (request, now) => {
    const token = tokenOf(request)
    return token !== undefined && isApiKey(token)
      ? authenticateKey(token, { db, now, address: request.ip, login, requestId: request.id })
      : authenticate(request, { db, tokens, now })
  }
