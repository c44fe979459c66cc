/** How a save of an assignment ended. */
export type AssignmentOutcome =
  /** A `warning` says what the server left out of it. */
  | { status: 'saved'; warning?: string }
  /** Somebody else saved first; what they saved is on its way as a newer `stored`. */
  | { status: 'conflict' }
  /** Nothing was saved; `message` is the server's. */
  | { status: 'failed'; message: string }
