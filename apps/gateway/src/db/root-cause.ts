/** The innermost cause of an error: below drizzle's error, which repeats the query and its values, is the database's own. */
export function rootCause(error: unknown): unknown {
  let root = error
  while (root instanceof Error && root.cause !== undefined) root = root.cause
  return root
}
