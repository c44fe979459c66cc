import type {
  AnswersFile,
  CallRow,
  Contract,
  JsonReply,
  ParsedInput,
  SubjectOf,
} from '@sitewright/api-client/contract/contract'
import type { Anyone } from '@sitewright/domain/shared/policy'
import type { Person, SignedIn } from './caller'
import type { FileContent } from './file-reply'
import type { SentBody } from './sent-body'
import type { WholeList } from './whole-list'

/** What every handler knows of a call, besides its input. */
interface CallFacts<Who> {
  /** Who calls; `undefined` in a call that is open to anyone. */
  readonly actor: Who
  /** When the call arrived, epoch milliseconds: one instant for all that it writes. */
  readonly now: number
  readonly requestId: string
  /** The caller's network address. */
  readonly address: string
  /** The token of the Authorization header as it came, checked by nobody: only calls that are open to anyone need it. */
  readonly token: string | undefined
  /** The Cookie header as it came: `name=value; …`. Sessions never come in it. */
  readonly cookie: string | undefined
  /** Aborted when the caller disconnects before the reply is sent. */
  readonly signal: AbortSignal
  /** Logs an error that one part of the call ended with, while the call goes on. */
  readonly logError: (error: unknown) => void
  /** Did the caller mean this version, or this tag of a list (`tagOfIds`)? True where neither If-Match nor a version in the body says otherwise. */
  readonly isExpected: (version: number | string) => boolean
}

type Who<Row extends CallRow> = Row['allow'] extends Anyone
  ? Row extends { readonly namesCaller: true }
    ? SignedIn | undefined
    : undefined
  : Row extends { readonly needsPerson: true }
    ? Person
    : SignedIn

/** A call before its subject is known. */
export type Call<Row extends CallRow> = CallFacts<Who<Row>> &
  (Row extends { readonly keepsStored: true }
    ? Omit<ParsedInput<Row>, 'body'> & { readonly body: SentBody<ParsedInput<Row>['body']> }
    : ParsedInput<Row>)

/** A call whose policy has been asked. */
export type JudgedCall<Row extends CallRow> = Call<Row> & { readonly subject: SubjectOf<Row> }

/** What a handler answers; `total` is all rows that match, where it answered one page of them. */
export type Reply<Row extends CallRow> = JsonReply<Row> & {
  readonly total?: number
  /** Tag of a list (`tagOfIds`), for its ETag; a body with a `version` gets one from it. */
  readonly tag?: string
  /** Its Set-Cookie header (`writeCookie`). */
  readonly setCookie?: string
}

/** What a handler answers with a list that may be long: the body, or its field `listIn`, which is empty in `body`. */
export type ListReply<Row extends CallRow> =
  JsonReply<Row> extends infer Success
    ? Success extends { readonly status: 200; readonly body: readonly (infer Item)[] }
      ? { readonly status: 200; readonly list: WholeList<Item>; readonly tag?: string }
      : Success extends { readonly status: 200; readonly body: infer Body }
        ? FieldList<Body> & { readonly tag?: string }
        : never
    : never

type FieldList<Body> = {
  [Field in keyof Body & string]: NonNullable<Body[Field]> extends readonly (infer Item)[]
    ? { readonly status: 200; readonly body: Body; readonly list: WholeList<Item>; readonly listIn: Field }
    : never
}[keyof Body & string]

/** What a handler answers where its row says `file(…)`. */
export type FileAnswer<Row extends CallRow> =
  AnswersFile<Row> extends true ? { readonly status: 200; readonly file: FileContent } : never

/** All that a handler can answer. */
export type Answer<Row extends CallRow> = Reply<Row> | ListReply<Row> | FileAnswer<Row>

export interface Runs<Row extends CallRow> {
  /** Reads or writes, and presents. Throws a Problem for what goes wrong. */
  run(call: JudgedCall<Row>): Promise<Answer<Row>>
}

export interface Loads<Row extends CallRow> extends Runs<Row> {
  /** The facts that the row's policy decides about, read within the actor's licenses; `undefined` where there is no such row. */
  load(call: Call<Row>): Promise<SubjectOf<Row> | undefined>
  /** The facts of a row of the actor's license that is nobody's: who may not touch that one is refused alike whether a row exists or not. */
  stranger(actor: SignedIn): SubjectOf<Row>
  /** The sentence of the 404. */
  readonly missing: string
}

/**
 * What serves a row of the contract: a row whose policy decides about a subject says how to load it. `loading` builds one whose `run` gets the row that `load` read.
 */
export type HandlerFor<Row extends CallRow> =
  undefined extends SubjectOf<Row> ? Runs<Row> & { readonly load?: undefined } : Loads<Row>

/** A handler for each row of an area. */
export type AreaHandlers<Rows extends Contract[string]> = {
  readonly [Verb in keyof Rows]: HandlerFor<Rows[Verb]>
}

/** A handler for each row of a contract: one too few, or one without a row, does not compile. */
export type Handlers<Table extends Contract> = { readonly [Area in keyof Table]: AreaHandlers<Table[Area]> }
