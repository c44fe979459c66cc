interface ListReply<Entry> {
  readonly status: 200
  readonly body: Entry[]
}

/**
 * Sends a list that is longer than a call accepts in several calls, one after another, and joins their replies. The first failure ends it: what earlier calls saved stays saved.
 * @param size the most items of a call
 */
export async function sendInPieces<Item, Entry>(
  items: readonly Item[],
  size: number,
  send: (piece: Item[]) => Promise<ListReply<Entry>>,
): Promise<ListReply<Entry>> {
  const body: Entry[] = []
  for (let start = 0; start < items.length; start += size) {
    const reply = await send(items.slice(start, start + size))
    body.push(...reply.body)
  }
  return { status: 200, body }
}
