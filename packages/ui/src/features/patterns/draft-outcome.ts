import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { DraftOutcome } from '../../draft/use-draft'

/** ETag of a list that is saved as a whole. Another server may send none. */
export type ETag = string | undefined

type FieldErrors = Readonly<Record<string, readonly string[]>>

/** A list with its ETag. */
export interface Tagged<Value> {
  readonly value: Value
  readonly tag?: ETag
}

/** The outcome of a save for a draft. Without a value, the draft waits for the next refresh. */
export function toDraftOutcome<Body, T>(
  outcome: SaveOutcome<Body | undefined>,
  toValue: (body: Body) => T,
): DraftOutcome<T, ETag> {
  if (outcome.status === 'failed') return outcome
  const toVersion = (body: Body | undefined) =>
    body === undefined ? undefined : { value: toValue(body), version: outcome.etag }
  return outcome.status === 'saved'
    ? { status: 'saved', value: toVersion(outcome.value) }
    : { status: 'conflict', current: toVersion(outcome.current), author: outcome.author }
}

/**
 * A rejected save for a draft whose form shows errors at their fields. The unsaved bar shows what has no field, and the message only if no error has one.
 * @param others the errors without a field in the form
 */
export function toDraftFailure(
  { message, fields = {} }: { readonly message: string; readonly fields?: FieldErrors },
  others: FieldErrors,
) {
  const unplaced = Object.keys(others).length
  const isPlaced = unplaced < Object.keys(fields).length
  return {
    status: 'failed',
    message: isPlaced ? '' : message,
    fields: others,
    isShownInForm: isPlaced && unplaced === 0,
  } as const
}
