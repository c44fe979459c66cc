import { splitIntoPieces } from '@sitewright/domain/shared/pieces'

/** The reply of a call that answers a list. */
export interface ListReply<Entry> {
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
  for (const piece of splitIntoPieces(items, size)) {
    const reply = await send(piece)
    body.push(...reply.body)
  }
  return { status: 200, body }
}
