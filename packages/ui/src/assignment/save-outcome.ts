/** Result of saving an assignment. */
export type AssignmentOutcome =
  /** The `warning` says what the server left out. */
  | { status: 'saved'; warning?: string }
  /** Another user saved first. Their version follows as a newer `stored`. */
  | { status: 'conflict' }
  /** Nothing was saved. `message` comes from the server. */
  | { status: 'failed'; message: string }
