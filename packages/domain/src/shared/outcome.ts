import type { FieldErrors, ProblemKind } from './problem'

/** Who saved the version that a save has met, and when. */
export interface ConflictAuthor {
  readonly name: string
  /** Epoch milliseconds. */
  readonly at: number
  /** It was the current user, in another tab or on another device. */
  readonly isOwn?: boolean
}

/** How a save ended. `etag` names the version of the value, for the next save. */
export type SaveOutcome<T> =
  /** `warning` says what the server left out (210). */
  | { readonly status: 'saved'; readonly value: T; readonly etag?: string; readonly warning?: string }
  /** Someone else saved first (409). `current` is their version, `savedFields` are those that an earlier call of the same save stored. */
  | {
      readonly status: 'conflict'
      readonly current: T
      readonly etag?: string
      readonly savedFields?: readonly string[]
      /** Left out where this session may not read it, or the server does not tell. */
      readonly author?: ConflictAuthor
    }
  /** Nothing was saved. `message` is for the whole form, `fields` has the errors of single fields. `problem` is unknown if no call failed. */
  | {
      readonly status: 'failed'
      readonly message: string
      readonly fields: FieldErrors
      readonly problem?: ProblemKind
      /** Names the call in the server's log. */
      readonly requestId?: string
    }

/** The same outcome of a value derived from it, such as the fields of a form. */
export function mapOutcome<T, U>(outcome: SaveOutcome<T>, map: (value: T) => U): SaveOutcome<U> {
  if (outcome.status === 'saved') return { ...outcome, value: map(outcome.value) }
  if (outcome.status === 'conflict') return { ...outcome, current: map(outcome.current) }
  return outcome
}
