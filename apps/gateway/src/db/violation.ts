/** Did the database refuse this because a constraint or a unique index of that name would be violated? The driver's error is the cause of the query's. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  return Reflect.get(error, 'constraint') === constraint || violates(error.cause, constraint)
}
