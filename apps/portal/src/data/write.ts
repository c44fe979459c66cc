import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { isProblem, getMessage, Problem, type FieldErrors } from '@sitewright/domain/shared/problem'
import { type Warning, warningText } from '@sitewright/domain/shared/warning'
import { refresh, type CacheEntry } from './read'
import { type Notice, ownSession, reportFailure, showNotice } from './report'

export type { Notice } from './report'

type Names = Parameters<typeof refresh>

interface SaveReply<Body> {
  readonly status: number
  readonly body: Body
  readonly etag?: string
}

/** What a write does beside its call. */
export interface WriteOptions<Body, Value> {
  /** Success toast, or what it says about the value. None by default. A warning (210) replaces it (USER-74). */
  saved?: Notice | string | ((value: Value) => Notice | string | undefined)
  /** Shows the success toast beside a warning too. */
  savedBesideWarning?: boolean
  /** The message if the server sends none (ERR-02). */
  failed: string
  /** Shows a failure in a toast too: for a write that has no form. A function decides by the field errors. */
  isFailureToasted?: boolean | ((fields: FieldErrors) => boolean)
  /** Makes the write again. The toast of a failure that may pass offers it, to the session that made the write. */
  retry?: () => void
  /** The read that answers the same body. It takes the stored value, or the current one after a conflict. */
  entry?: CacheEntry<Body>
  /** Reads the newer version that a 409 carries, where no read answers the same body. Without this and `entry` a 409 is a failure. */
  readCurrent?: (current: unknown) => unknown
  /** Derives the value of the outcome from the body. The body by default. */
  adapt?: (body: Body) => Value
  /** Renames the fields of errors, if the call names them differently than the form. */
  adaptFields?: (fields: FieldErrors) => FieldErrors
  /** Puts the stored value, or the current one after a conflict, into other cached replies. */
  store?: (value: Value) => void
  /** Reads that depend on what was saved; loaded again after a save, a warning and a conflict. */
  refresh?: Names
  /** Loaded again after a failure too. */
  refreshAfterFailure?: Names
}

/**
 * Makes a call that writes. A reply that arrives after the session changed hands updates no cache and shows no toast.
 * @returns `value` is `undefined` only after a warning (210) that no read could follow
 */
export function write<Reply extends SaveReply<unknown>, Value = Stored<Reply>>(
  send: () => Promise<Reply>,
  options: WriteOptions<Stored<Reply>, Value> & { entry: CacheEntry<Stored<Reply>> },
): Promise<SaveOutcome<WrittenValue<Reply, Value>>>
export function write<Reply extends SaveReply<unknown>, Current, Value = Stored<Reply>>(
  send: () => Promise<Reply>,
  options: WriteOptions<Stored<Reply>, Value> & { entry?: undefined; readCurrent: (current: unknown) => Current },
): Promise<PlainOutcome<WrittenValue<Reply, Value>> | { readonly status: 'conflict'; readonly current: Current }>
export function write<Reply extends SaveReply<unknown>, Value = Stored<Reply>>(
  send: () => Promise<Reply>,
  options: WriteOptions<Stored<Reply>, Value> & { entry?: undefined; readCurrent?: undefined },
): Promise<PlainOutcome<WrittenValue<Reply, Value>>>
export async function write<Reply extends SaveReply<unknown>, Value = Stored<Reply>>(
  send: () => Promise<Reply>,
  options: WriteOptions<Stored<Reply>, Value>,
): Promise<SaveOutcome<WrittenValue<Reply, Value>>> {
  const isOwned = ownSession()
  const adapt = options.adapt ?? ((body: unknown) => body as Value)
  type Outcome = SaveOutcome<WrittenValue<Reply, Value>>
  try {
    const reply = await send()
    if (reply.status === 210) return (await settleWarning(reply, options, adapt, isOwned)) as Outcome
    const body = reply.body as Stored<Reply>
    const value = adapt(body)
    if (isOwned()) {
      await options.entry?.store({ body, etag: reply.etag })
      options.store?.(value)
      refreshReads(options)
      showSaved(options, value)
    }
    return { status: 'saved', value, etag: reply.etag }
  } catch (error) {
    const conflict = isProblem(error) && error.kind === 'conflict' ? error : undefined
    const outcome = conflict && (await settleConflict(conflict, options, adapt, isOwned))
    return outcome ?? settleFailure(error, options, isOwned())
  }
}

/** The body of a success that is not a warning. */
type Stored<Reply> = Exclude<Reply, { readonly status: 210 }> extends { readonly body: infer Body } ? Body : never

type WrittenValue<Reply, Value> = 210 extends (Reply extends { readonly status: infer Status } ? Status : never)
  ? Value | undefined
  : Value

/** How a write without versions ended. */
export type PlainOutcome<Value> = Exclude<SaveOutcome<Value>, { readonly status: 'conflict' }>

type IsOwned = () => boolean

const showSaved = <Body, Value>({ saved }: WriteOptions<Body, Value>, value: Value): void =>
  showNotice(typeof saved === 'function' ? saved(value) : saved)

function refreshReads<Body, Value>(options: WriteOptions<Body, Value>): void {
  if (options.refresh) void refresh(...options.refresh)
}

/** 210: saved, and the server left something out. It does not answer the value, so that is read. */
async function settleWarning<Body, Value>(
  { body }: SaveReply<unknown>,
  options: WriteOptions<Body, Value>,
  adapt: (body: Body) => Value,
  isOwned: IsOwned,
): Promise<SaveOutcome<Value | undefined>> {
  const warning = warningText(body as Warning)
  if (!isOwned()) return { status: 'saved', value: undefined, warning }
  // A read that fails leaves the cached value: the save itself succeeded.
  const stored = await options.entry?.load().catch(() => undefined)
  const known = stored?.body ?? options.entry?.get()
  const value = known === undefined ? undefined : adapt(known)
  if (isOwned()) {
    if (stored && value !== undefined) options.store?.(value)
    refreshReads(options)
    if (options.savedBesideWarning === true) showSaved(options, value as Value)
    showNotice({ text: warning, tone: 'warning' })
  }
  return { status: 'saved', value, warning, ...(stored?.etag === undefined ? {} : { etag: stored.etag }) }
}

/** 409: someone else saved first. Their version comes with the reply; from another server it may have to be read. */
async function settleConflict<Body, Value>(
  problem: Problem,
  options: WriteOptions<Body, Value>,
  adapt: (body: Body) => Value,
  isOwned: IsOwned,
): Promise<SaveOutcome<Value> | undefined> {
  const { entry } = options
  if (entry === undefined) {
    if (options.readCurrent === undefined || problem.current === undefined) return undefined
    return { status: 'conflict', current: options.readCurrent(problem.current) as Value }
  }
  const isComplete = problem.current !== undefined && (problem.etag !== undefined || isVersioned(problem.current))
  if (!isComplete && !isOwned()) return undefined
  const current = isComplete
    ? { body: problem.current as Body, etag: problem.etag }
    : await entry.load().catch(() => undefined)
  if (current === undefined) return undefined
  const value = adapt(current.body)
  if (isOwned()) {
    if (isComplete) await entry.store(current)
    options.store?.(value)
    refreshReads(options)
  }
  return { status: 'conflict', current: value, etag: current.etag }
}

/** Has the value itself a version to save over? */
const isVersioned = (current: unknown): boolean =>
  typeof current === 'object' && current !== null && 'version' in current && typeof current.version === 'number'

/** Only the stored record says whether a save happened whose outcome is unknown. The form keeps what was typed and compares. */
async function readStored<Body, Value>(options: WriteOptions<Body, Value>): Promise<void> {
  refreshReads(options)
  await options.entry?.load().catch(() => undefined)
}

function settleFailure<Body, Value>(
  error: unknown,
  options: WriteOptions<Body, Value>,
  isOwned: boolean,
): PlainOutcome<Value> {
  if (isOwned) {
    const { retry, isFailureToasted = false } = options
    if (isProblem(error) && error.code === 'outcome-unknown') void readStored(options)
    const fields = isProblem(error) ? error.fields : {}
    if (isFailureToasted === true || (isFailureToasted !== false && isFailureToasted(fields)))
      reportFailure(error, options.failed, { retry })
    if (options.refreshAfterFailure) void refresh(...options.refreshAfterFailure)
  }
  const outcome = describeFailure(error, options.failed)
  return options.adaptFields ? { ...outcome, fields: options.adaptFields(outcome.fields) } : outcome
}

/** A failure as an outcome: the server's message, or `failed`. */
export const describeFailure = (error: unknown, failed: string) =>
  ({
    status: 'failed',
    message: getMessage(error, failed),
    fields: isProblem(error) ? error.fields : {},
    ...(isProblem(error) ? { problem: error.kind } : {}),
    ...(isProblem(error) && error.requestId !== undefined ? { requestId: error.requestId } : {}),
  }) as const

/** Makes one call of a batch. */
export type WriteOne = typeof write

/** What a batch of writes does beside its calls. */
export interface BatchOptions<Outcome> {
  /** What the toast says about the outcome. None by default. */
  report?: (outcome: Outcome) => Notice | string | undefined
  /** Reads that depend on what was saved; loaded again before the batch ends. */
  refresh?: (outcome: Outcome) => Names
}

/** The end of a session is reported on Login alone. */
const ENDED = new Problem({ status: 412, message: '' })

/**
 * Makes several calls for one press, and reports them once. After the session changed hands no further call is sent, and nothing is shown.
 * @param run makes the calls with the `write` that it gets. It decides which of them follow a failure
 */
export async function writeBatch<Outcome>(
  run: (writeOne: WriteOne) => Promise<Outcome>,
  { report, refresh: findReads }: BatchOptions<Outcome>,
): Promise<Outcome> {
  const isOwned = ownSession()
  const writeOne = ((send: () => Promise<SaveReply<unknown>>, options: WriteOptions<unknown, unknown>) =>
    write(async () => {
      if (!isOwned()) throw ENDED
      return send()
    }, options as never)) as WriteOne
  const outcome = await run(writeOne)
  if (!isOwned()) return outcome
  showNotice(report?.(outcome))
  if (findReads) await refresh(...findReads(outcome))
  return outcome
}

/** The message of a failed write, for the dialog that asked about it. */
export async function failureOf(written: Promise<SaveOutcome<unknown>>): Promise<string | undefined> {
  const outcome = await written
  return outcome.status === 'failed' ? outcome.message : undefined
}
