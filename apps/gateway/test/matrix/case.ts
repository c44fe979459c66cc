import type { Client } from '@sitewright/api-client/client'
import type { SitewrightContract } from '@sitewright/api-client/contract/all'

/** The name of each call of an area: one that is missing from a table does not compile. */
export type Operation<Area extends keyof SitewrightContract = keyof SitewrightContract> = {
  [Name in Area]: `${Name}.${keyof SitewrightContract[Name] & string}`
}[Area]

export const CALLERS = [
  'signed out',
  'no.roles',
  'viewer',
  'user.editor',
  'customer.admin',
  'harbour.admin',
  'super.admin',
] as const
export type Caller = (typeof CALLERS)[number]

export interface Case {
  readonly call: (client: Client, token: string | undefined) => Promise<{ readonly status: number }>
  /** Statuses in the order of CALLERS. */
  readonly answers: readonly number[]
  /** What an API key with the roles of customer.admin is answered, where it is something else than that account. */
  readonly ofKey?: number
  /** Statuses by user name for calls of accounts about themselves, where they differ from calls of similar accounts. */
  readonly ofOwner?: Readonly<Record<string, number>>
}

/**
 * What each account is answered, by call and by what it names: 'of license 1', 'of license 2', 'that does not exist' are mirrored for accounts of license 2.
 * Accounts are of license 1, but for harbour.admin, which is of license 2.
 */
export type Cases<Area extends keyof SitewrightContract> = Readonly<
  Record<Operation<Area>, Readonly<Record<string, Case>>>
>

export const everybody = [401, 200, 200, 200, 200, 200, 200]
/** A call that is open to anyone is answered alike, with a session and without. */
export const alike = (status: number) => CALLERS.map(() => status)
