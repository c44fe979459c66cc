import type { FastifyRequest } from 'fastify'
import type { Actor } from '@sitewright/domain/shared/policy'

/** Who makes a call, as the database knows them at this moment: a person, or a program with an API key. */
export interface SignedIn extends Actor {
  readonly mustUpdatePassword: boolean
  /** The key of a program; `undefined` of a person. */
  readonly apiKeyId: number | undefined
  /** When the current user last proved who they are in this session, epoch milliseconds; `undefined` if never, or for an API key. */
  readonly provedAt: number | undefined
  /** The address that the current user last proved in this session with an emailed code, and when. */
  readonly provedEmail: { readonly address: string; readonly at: number } | undefined
}

/** A person who makes a call, in a session. */
export interface Person extends SignedIn {
  /** Names the session's row. */
  readonly sessionHash: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** The latest end of the session with all extensions, epoch milliseconds. */
  readonly endsAt: number
}

/**
 * Identifies the caller of a request at a time in epoch milliseconds.
 * @throws Problem 401 or 412 without a valid session or key, 429 after too many guesses
 */
export type CallerOf = (request: FastifyRequest, now: number) => Promise<SignedIn>

/** The bare token of the Authorization header; one after `Bearer` is accepted too (API-04). */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  request.headers.authorization?.replace(/^Bearer /i, '').trim() || undefined
