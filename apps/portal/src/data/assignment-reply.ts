import { isProblem, messageOf } from '@sitewright/domain/shared/problem'
import { type Warning, warningText } from '@sitewright/domain/shared/warning'

/** A list that somebody has, and the tag by which a save says over which state of it it goes; a server may give none. */
export interface Tagged<T> {
  readonly value: T
  readonly tag?: string
}

export interface Reply<T> {
  readonly status: number
  readonly body: T
  readonly etag?: string
}

/** What a read keeps: the value, and the tag to save it by. */
export const taggedOf = <T>({ body, etag }: Pick<Reply<T>, 'body' | 'etag'>): Tagged<T> => ({
  value: body,
  ...(etag === undefined ? {} : { tag: etag }),
})

/** What a save sends with its call: If-Match where the read brought a tag. */
export const over = (tag: string | undefined): { ifMatch?: string } => (tag === undefined ? {} : { ifMatch: tag })

/** How a call that saves an assignment ended. */
export type SettledSave<T> =
  | { kind: 'stored'; stored: Tagged<T> }
  /** 210: saved, and something was dropped (USER-73, USER-74). */
  | { kind: 'warned'; warning: string }
  | { kind: 'conflict' }
  | { kind: 'failed'; message: string }

/**
 * Makes the call and reads its reply.
 * @param failed told where the server has no words
 */
export async function settleSave<T>(
  send: () => Promise<Reply<T> | Reply<Warning>>,
  failed: string,
): Promise<SettledSave<T>> {
  try {
    const reply = await send()
    if (reply.status === 210) return { kind: 'warned', warning: warningText(reply.body as Warning) }
    return { kind: 'stored', stored: taggedOf(reply as Reply<T>) }
  } catch (error) {
    if (isProblem(error) && error.kind === 'conflict') return { kind: 'conflict' }
    return { kind: 'failed', message: messageOf(error, failed) }
  }
}
