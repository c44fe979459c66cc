/** The writes of one entity: what the server stored, what is in flight, and what the user has requested since. */
export interface WriteState<Row, Patch extends object> {
  /** The row that the server stored last. */
  readonly row: Row
  /** The patch of the request in flight; undefined when no request is pending. */
  readonly inFlight?: Patch | undefined
  /** Newer intents, merged into one patch. Sent after the request in flight. */
  readonly queued?: Patch | undefined
}

/** What happens to an entity: the user states an intent, or the server answers the request in flight. */
export type WriteEvent<Row, Patch extends object> =
  | { readonly type: 'intended'; readonly patch: Patch }
  | { readonly type: 'saved'; readonly row: Row }
  | { readonly type: 'failed' }

/** @returns whether a row already has all values of a patch */
export type IsSettled<Row, Patch extends object> = (row: Row, patch: Patch) => boolean

/**
 * The next state of an entity. One request is in flight at a time; later intents are merged, and the last one for a field wins. An intent that the
 * row already fulfills is not sent.
 */
export function reduceWrite<Row, Patch extends object>(
  state: WriteState<Row, Patch>,
  event: WriteEvent<Row, Patch>,
  isSettled: IsSettled<Row, Patch>,
): WriteState<Row, Patch> {
  const { inFlight, queued } = state
  if (event.type === 'intended') {
    return inFlight ? { ...state, queued: { ...queued, ...event.patch } } : { ...state, inFlight: event.patch }
  }
  const row = event.type === 'saved' ? event.row : state.row
  return queued && !isSettled(row, queued) ? { row, inFlight: queued } : { row }
}

/** What is shown over the row until the server answers; undefined when no request is pending. */
export const getOverlay = <Patch extends object>(state: WriteState<unknown, Patch>): Patch | undefined =>
  state.inFlight && { ...state.inFlight, ...state.queued }

/**
 * The fields of the request in flight that a failure rolls back: those that no newer intent replaces.
 * @returns undefined when newer intents replace all of them, so that the failure changes nothing for the user
 */
export function getRolledBack<Patch extends object>({
  inFlight,
  queued,
}: WriteState<unknown, Patch>): Patch | undefined {
  if (!inFlight || !queued) return inFlight
  const fields = Object.entries(inFlight).filter(([field]) => !(field in queued))
  return fields.length > 0 ? (Object.fromEntries(fields) as Patch) : undefined
}
