import type * as z from 'zod/mini'
import { jobMessages } from '@sitewright/domain/jobs/messages'
import type { Actor, Policy } from '@sitewright/domain/shared/policy'
import { Problem } from '@sitewright/domain/shared/problem'
import type { Queries } from '../db/database'

/** What a job may read: the rows of all licenses, or of one. The same as the scope of a call. */
export type JobScope = 'all' | { readonly licenseId: number }

/** One piece of a job: what it writes, and where the next piece starts. */
export interface Piece<Position> {
  /** Writes in the transaction that also marks the piece as done. Must wait for nothing but the database. */
  readonly write: (tx: Queries) => Promise<void>
  /** `undefined` after the last piece. */
  readonly next: Position | undefined
  /** Units of work that are done then, and all of them if that is known. */
  readonly done: number
  readonly total?: number | undefined
}

export interface PiecesOptions<Position> {
  /** Checks a stored position, because another version of the gateway may have written it. */
  readonly position: z.ZodMiniType<Position>
  /** Where the first piece starts. */
  readonly first: Position
  /** Reads and computes one piece, outside of a transaction. Runs again after a kill, so it must not write. */
  readonly run: (at: Position) => Promise<Piece<Position>>
}

/** What a running job works with. */
export interface JobContext {
  readonly jobId: number
  /** Who started it, with the roles of this moment. */
  readonly actor: Actor
  readonly scope: JobScope
  /** When it was started, epoch milliseconds. */
  readonly createdAt: number
  /** Reads outside of a transaction. */
  readonly q: Queries
  /** Aborts when the job is canceled, its owner loses the permission, another gateway has taken it, or the gateway stops. */
  readonly signal: AbortSignal
  /** Reports the units of work that are done. Stored within a second, and with each piece. */
  progress(done: number, total?: number): void
  /**
   * Runs the pieces that are left, one after another, with a turn for other calls in between. A piece's writes and the mark that it is done commit in one transaction, so
   * that after a kill no piece is done twice or left out. Call it once in a job.
   */
  pieces<Position>(options: PiecesOptions<Position>): Promise<void>
  /** Appends to the file of the job, in the transaction of a piece. */
  append(tx: Queries, content: Uint8Array): Promise<void>
}

/** Name and media type of the file that a job has made with `append`. */
export interface MadeFile {
  readonly name: string
  readonly type: string
}

export interface JobDefinition<Input> {
  /** The call that starts such jobs, `area.verb`. Stored, so it never changes. */
  readonly kind: string
  readonly input: z.ZodMiniType<Input>
  /** Judged again whenever the job runs, and when its file is requested. A job about one of several things has the policy of that thing. */
  readonly allow: Policy | ((input: Input) => Policy)
  /** Does the work. A Problem that it throws is the message for its owner. */
  readonly run: (ctx: JobContext, input: Input) => Promise<MadeFile | undefined>
}

/** A kind of job. `startJob` takes its input, and the worker runs it. */
export interface JobKind<Input = never> {
  readonly kind: string
  /** The policy of a stored input. */
  readonly policyOf: (stored: unknown) => Policy
  /** The input as it is stored. */
  readonly toStored: (input: Input) => unknown
  /** Runs it with a stored input. @throws Problem if an older gateway stored another shape */
  readonly runStored: (ctx: JobContext, stored: unknown) => Promise<MadeFile | undefined>
}

/** Defines a kind of job. Name it in `areas/all-jobs.ts`, so that gateways run it. */
export const defineJob = <Input>({ kind, input, allow, run }: JobDefinition<Input>): JobKind<Input> => ({
  kind,
  policyOf: (stored) => (typeof allow === 'function' ? allow(parse(input, stored)) : allow),
  toStored: (value) => value,
  runStored: async (ctx, stored) => run(ctx, parse(input, stored)),
})

/** @throws Problem if an older gateway stored another shape */
function parse<Input>(input: z.ZodMiniType<Input>, stored: unknown): Input {
  const parsed = input.safeParse(stored)
  if (!parsed.success) throw new Problem({ status: 400, message: jobMessages.outdated, cause: parsed.error })
  return parsed.data
}
