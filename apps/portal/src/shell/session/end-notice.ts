import * as z from 'zod/mini'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { canStoreDrafts } from '../page/drafts'
import { session } from './session'
import { readStored, store } from '../storage'
import { unsaved } from '../page/unsaved'

/** Why a session ended (412), for the other tabs: the tab that got the answer clears the session, and they see only that it is gone (AUTH-73). */
const KEY = 'sitewright.ended'

/** How long the notice counts, in milliseconds. Storage events arrive within a second. */
const LIFETIME_MS = 5000

const EndNotice = z.object({ message: z.string(), at: z.number() })

/** Call it before the session is cleared, so that other tabs find the notice when they see the session end. */
export const storeEndNotice = (message: string): void => {
  store(KEY, JSON.stringify({ message, at: Date.now() }))
}

/** The sentence of the server, if another tab stored it just now. */
export function readEndNotice(): string | undefined {
  try {
    const stored = EndNotice.safeParse(JSON.parse(readStored(KEY) ?? 'null'))
    return stored.success && Math.abs(Date.now() - stored.data.at) < LIFETIME_MS ? stored.data.message : undefined
  } catch {
    // Not written by the portal.
    return undefined
  }
}

/** Logs out here and in the other tabs, which say why (AUTH-73). */
export function endEverywhere(message: string): void {
  storeEndNotice(message)
  session.end('logged-out')
}

/** The sentence for Login, which also says what becomes of unsaved changes of the page (DRAFT-03). Call it while the page is still open. */
export function explainEnd(message: string): string {
  if (!unsaved.has()) return message
  return [message, canStoreDrafts() ? sessionMessages.storedAtEnd : sessionMessages.lostByEnd].filter(Boolean).join(' ')
}
