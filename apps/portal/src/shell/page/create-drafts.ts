import { DRAFT_LIFETIME_MS } from '@sitewright/domain/drafts/model'
import type { DraftStore, StoreOptions } from '@sitewright/ui/features/patterns/draft-store'
import { readStored, store, unstore } from '../storage'
import { deriveKeys, type DraftKeys, hideName, open, parseSealed, seal } from './draft-crypto'

/** Changes are stored at most this long after they were made, in milliseconds. */
const STORE_DELAY_MS = 400

/** A draft that could not be stored is stored again after this time, in milliseconds. */
const RETRY_DELAY_MS = 30_000

const PREFIX = 'sitewright.draft.'
/** Drafts of workflows that an earlier release stored in plain text. */
const PLAIN_PREFIX = 'sitewright.workflow-draft.'

const getPrefix = (userId: number): string => `${PREFIX}${userId}.`

function listEntries(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((entry) => entry.startsWith(prefix))
  } catch {
    // Storage is blocked: nothing was stored.
    return []
  }
}

/** Whether this device has a draft of a user. Without one, a form that opens needs no key. */
const hasEntry = (userId: number): boolean => listEntries(getPrefix(userId)).length > 0

const getEntry = async (userId: number, keys: DraftKeys, name: string): Promise<string> =>
  getPrefix(userId) + (await hideName(keys, name))

/** The newest draft of a form of this tab. */
interface OwnDraft extends StoreOptions {
  readonly userId: number
  readonly name: string
  /** Requested immediately, because the session can end before the draft is stored. */
  readonly keys: Promise<DraftKeys>
  readonly getText: () => string
  /** It waits because the last attempt to store it failed. */
  readonly isRetry: boolean
  /** Set while it waits to be stored. */
  readonly timer: ReturnType<typeof setTimeout> | undefined
}

/** Dependencies of the drafts on this device. */
export interface DraftsOptions {
  /** The key of a user, from the server. Rejects if that user is not signed in. */
  loadKey: (userId: number) => Promise<string>
  /** Epoch milliseconds. */
  now: () => number
}

/** The drafts of this device, encrypted for each user (DRAFT-01 to DRAFT-04). */
export function createDrafts({ loadKey, now }: DraftsOptions) {
  const isExpired = (savedAt: number): boolean => Math.abs(now() - savedAt) > DRAFT_LIFETIME_MS

  /** Removes expired entries of all users, so that no device stores them forever. */
  const removeExpired = (): void => {
    for (const entry of listEntries(PLAIN_PREFIX)) unstore(entry)
    for (const entry of listEntries(PREFIX)) {
      try {
        if (isExpired(parseSealed(readStored(entry) ?? '').savedAt)) unstore(entry)
      } catch {
        // The portal did not write it.
        unstore(entry)
      }
    }
  }

  /** The keys of the current user. */
  let known: { readonly userId: number; readonly keys: Promise<DraftKeys> } | undefined
  const loadKeys = async (userId: number): Promise<DraftKeys> => {
    const keys = await deriveKeys(await loadKey(userId))
    removeExpired()
    return keys
  }
  const getKeys = (userId: number): Promise<DraftKeys> => {
    if (known?.userId === userId) return known.keys
    const loading = { userId, keys: loadKeys(userId) }
    known = loading
    loading.keys.catch(() => {
      // The next change asks again.
      if (known === loading) known = undefined
    })
    return loading.keys
  }

  /** One operation at a time, in the order of the calls. */
  let queue: Promise<unknown> = Promise.resolve()
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    // Without a key or storage, nothing is stored.
    const result = queue.then(work).catch(() => undefined)
    queue = result
    return result
  }

  const own = new Map<string, OwnDraft>()
  const storeNow = (id: string, draft: OwnDraft): void => {
    clearTimeout(draft.timer)
    const stored: OwnDraft = { ...draft, isRetry: false, timer: undefined }
    own.set(id, stored)
    const { userId, name, savedAt = now() } = draft
    const text = draft.getText()
    const storing = enqueue(async () => {
      const keys = await draft.keys.catch(() => getKeys(userId))
      const entry = await getEntry(userId, keys, name)
      return store(entry, await seal(keys, entry, text, savedAt))
    })
    void storing.then((isStored = false) => {
      // A newer draft reports itself.
      if (own.get(id) !== stored) return
      draft.onStored?.(isStored)
      if (!isStored) own.set(id, { ...stored, isRetry: true, timer: setTimeout(() => flush(id), RETRY_DELAY_MS) })
    })
  }
  const flush = (id: string): void => {
    const draft = own.get(id)
    if (draft?.timer !== undefined) storeNow(id, draft)
  }
  const flushAll = (): void => [...own.keys()].forEach(flush)

  /** Opens the drafts of a user on a page of the portal. */
  const openDrafts = (userId: number, page: string): DraftStore => {
    const changed = new Set<string>()
    const getName = (form: string): string => JSON.stringify([page, form])
    const getId = (form: string): string => JSON.stringify([userId, page, form])
    const remove = (form: string): void => {
      clearTimeout(own.get(getId(form))?.timer)
      own.delete(getId(form))
      void enqueue(async () => {
        if (hasEntry(userId)) unstore(await getEntry(userId, await getKeys(userId), getName(form)))
      })
    }
    return {
      load: (form) => {
        flush(getId(form))
        return enqueue(async () => {
          if (!hasEntry(userId)) return undefined
          const keys = await getKeys(userId)
          const entry = await getEntry(userId, keys, getName(form))
          const stored = readStored(entry)
          if (stored === null) return undefined
          try {
            const { savedAt } = parseSealed(stored)
            return { text: await open(keys, entry, stored), savedAt }
          } catch {
            unstore(entry)
            return 'unreadable' as const
          }
        })
      },
      save: (form, getText, options) => {
        changed.add(form)
        const id = getId(form)
        const before = own.get(id)
        // A change does not wait for a retry.
        if (before?.isRetry === true) clearTimeout(before.timer)
        const pending = before?.isRetry === true ? undefined : before?.timer
        const timer = pending ?? setTimeout(() => flush(id), STORE_DELAY_MS)
        const keys = getKeys(userId)
        own.set(id, { userId, name: getName(form), keys, getText, ...options, isRetry: false, timer })
      },
      remove,
      discard: () => changed.forEach(remove),
    }
  }

  return {
    openDrafts,
    /** Stores pending changes at once, because the page may be closed. */
    flushAll,
    /** The session has ended. Stores the unsaved changes of this tab again: a log-out in another tab may have deleted them (DRAFT-06). */
    endSession: (): void => {
      own.forEach((draft, id) => storeNow(id, draft))
      own.clear()
      known = undefined
    },
    /** Counts the forms of which this device has a draft of a user. */
    countDrafts: async (userId: number): Promise<number> => {
      flushAll()
      await queue
      removeExpired()
      return listEntries(getPrefix(userId)).length
    },
    /** Removes all drafts of a user from this device, before this tab logs out. */
    removeDrafts: (userId: number): void => {
      own.clear()
      listEntries(getPrefix(userId)).forEach(unstore)
    },
  }
}
