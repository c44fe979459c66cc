/** Rows of one statement: on the embedded database it blocks all other calls. */
const ROWS_AT_ONCE = 1000

/** Runs a statement for pieces of a list, so that other calls get a turn in between. */
export async function inStatements<Item>(
  items: readonly Item[],
  run: (piece: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE) await run(items.slice(start, start + ROWS_AT_ONCE))
}
