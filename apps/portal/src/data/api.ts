import {
  createPartialClient,
  type AnyCall,
  type CallOptions,
  type ClientCall,
  type ClientOptions,
  type ClientReply,
} from '@sitewright/api-client/client-of'
import type { SitewrightCalls, SitewrightContract } from '@sitewright/api-client/contract/all'
import type { CallInput, CallRow, ClientRows } from '@sitewright/api-client/contract/contract'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import { storeEndNotice } from '../shell/session/end-notice'
import { session } from '../shell/session/session'
import { stepUp } from '../shell/session/step-up'
import { connectivity } from './connectivity'
import { createEndOfSession, type OnSessionEnded } from './end-of-session'

let options: ClientOptions | undefined

/** Configures every call, once, when the runtime configuration is known. */
export function startApi(bases: RuntimeConfig['bases'], onEnded: OnSessionEnded): void {
  options = {
    bases,
    onAnswer: connectivity.note,
    unreachableMessage: () => (connectivity.hasBar() ? '' : sharedMessages.unreachable),
    session: {
      token: () => session.get()?.token,
      onEnded: createEndOfSession(session, onEnded, storeEndNotice),
      onStepUp: ({ code }, input) => stepUp.ask(code === 'stepUpByEmail' ? readEmail(input) : undefined),
    },
  }
}

/** The address that a save would store. */
const readEmail = (input: unknown): string | undefined =>
  (input as { readonly body?: { readonly email?: string } } | undefined)?.body?.email

/** The name of every call: `users.list`. */
export type OperationName = {
  [Area in keyof SitewrightContract]: `${Area}.${keyof SitewrightContract[Area] & string}`
}[keyof SitewrightContract]

/** What `useRead` can read: a call, or several calls under one name. */
export interface Source<Input, Reply> {
  /** First part of its cache keys: `users.list`. */
  readonly operation: string
  readonly load: (input: Input) => Promise<Reply>
}

/** A call of the contract that knows its name. */
export type Operation<Row extends CallRow> = ClientCall<Row> & Source<CallInput<Row>, ClientReply<Row>>

type Operations<Table> = {
  readonly [Area in keyof Table]: {
    readonly [Verb in keyof Table[Area]]: Table[Area][Verb] extends CallRow ? Operation<Table[Area][Verb]> : never
  }
}

/**
 * The calls of some areas: `const { users } = createOperations({ users: userCalls })`. Each data file names the areas that it uses, so that a page
 * loads no other contract. The client is created by the first call, because `startApi` runs after modules are evaluated.
 */
export function createOperations<Area extends keyof SitewrightContract>(
  table: Pick<SitewrightCalls, Area>,
): Operations<Pick<SitewrightContract, Area>> {
  const rows: Readonly<Record<string, ClientRows>> = table
  let client: Readonly<Record<string, Readonly<Record<string, AnyCall>>>> | undefined
  const getClient = () => {
    if (!options) throw new Error('startApi comes first.')
    return (client ??= createPartialClient(rows, options))
  }
  const toOperation = (area: string, verb: string): unknown => {
    const load: AnyCall = async (input, callOptions) => getClient()[area]?.[verb]?.(input, callOptions)
    return Object.assign(load, { operation: `${area}.${verb}`, load })
  }
  return Object.fromEntries(
    Object.entries(rows).map(([area, verbs]) => [
      area,
      Object.fromEntries(Object.keys(verbs).map((verb) => [verb, toOperation(area, verb)])),
    ]),
  ) as Operations<Pick<SitewrightContract, Area>>
}

/** The option of a save over a version: If-Match, if the read had an ETag. */
export const ifMatch = (etag: string | undefined): CallOptions => (etag === undefined ? {} : { ifMatch: etag })
