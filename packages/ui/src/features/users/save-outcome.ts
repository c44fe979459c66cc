import type { FieldErrors } from '@sitewright/domain/shared/problem'
import type { User } from '@sitewright/domain/users/model'

/** How a save of a user ended, as the form needs to know it. */
export type SaveOutcome =
  | { status: 'saved'; user: User }
  /** Somebody else saved first; `current` is what stands now. */
  | { status: 'conflict'; current: User }
  | { status: 'failed'; message: string; fields: FieldErrors }
