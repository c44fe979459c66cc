import type { CallRow } from '@sitewright/api-client/contract/contract'
import type { Policy } from '@sitewright/domain/shared/policy'
import type { SignedIn } from './caller'
import type { Answer, Call, Loads } from './handler'

/** How calls about one thing find it: `Input` is what names it in a call, `Facts` what the policy decides about, `Subject` the row with these facts. */
export interface Loader<Input, Facts, Subject extends Facts> {
  /** Reads the row within the actor's licenses; `undefined` where there is no such row. */
  load(call: Input & { readonly actor: SignedIn }): Promise<Subject | undefined>
  /** The facts of a row of the actor's license that belongs to nobody (`Loads.stranger`). */
  stranger(actor: SignedIn): Facts
  /** The sentence of the 404. */
  readonly missing: string
}

/** Rows of the contract that a loader can serve: their input names the thing, and their policy decides about its facts. */
export type Loadable<Input, Facts> = CallRow & { readonly allow: Policy<Facts> } & {
  readonly [Part in Exclude<keyof Input, 'actor'>]: { readonly _zod: { readonly output: Input[Part] } }
}

/** A call whose `subject` is the row that was loaded. */
type LoadedCall<Row extends CallRow, Subject> = Call<Row> & { readonly subject: Subject }

/** Any handler with a loader, before the compiler knows that its loader fits its row. */
interface AnyLoads<Row extends CallRow> {
  load(call: never): Promise<unknown>
  stranger(actor: SignedIn): unknown
  readonly missing: string
  run(call: never): Promise<Answer<Row>>
}

/**
 * Builds handlers that share a loader. Their `run` gets the loaded row as `subject`, so that it does not read the row again. A handler without a loader has no subject.
 */
export const loading =
  <Input, Facts, Subject extends Facts>(loader: Loader<Input, Facts, Subject>) =>
  <Row extends Loadable<Input, Facts>>(run: (call: LoadedCall<Row, Subject>) => Promise<Answer<Row>>): Loads<Row> => {
    const handler: AnyLoads<Row> = { ...loader, run }
    // `Loadable` guarantees that the loader fits the row.
    return handler as Loads<Row>
  }
