import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { DraftStore } from '@sitewright/ui/features/patterns/draft-store'
import { capabilities } from '../capabilities'
import type { Session } from '../session/session'

/** Whether drafts are stored: only for a server with the call of the key, and where the page has Web Crypto (DRAFT-09). */
export const canStoreDrafts = (): boolean =>
  // Not over plain HTTP, except on localhost.
  capabilities.has('drafts.key') && (globalThis.crypto as Crypto | undefined)?.subtle !== undefined

/** The store of a page. It is loaded with the first form. */
function openLater(userId: number, page: string): DraftStore {
  let loaded: Promise<DraftStore> | undefined
  const open = (): Promise<DraftStore> =>
    (loaded ??= import('./draft-store').then(({ openDrafts }) => openDrafts(userId, page)))
  const run = (use: (store: DraftStore) => void, onFailed?: () => void): void => {
    open().then(use, () => {
      // Without the module, nothing is stored. The form works as before.
      loaded = undefined
      onFailed?.()
    })
  }
  return {
    load: async (form) => {
      try {
        return await (await open()).load(form)
      } catch {
        loaded = undefined
        return undefined
      }
    },
    save: (form, getText, options) =>
      run(
        (store) => store.save(form, getText, options),
        () => options?.onStored?.(false),
      ),
    remove: (form) => run((store) => store.remove(form)),
    discard: () => run((store) => store.discard()),
  }
}

/** Stores the drafts of the open page for its user. A draft belongs to the path of its page: the query only says how the page was reached. */
export function useDraftStore({ userId }: Pick<Session, 'userId'>): DraftStore | undefined {
  const { pathname } = useLocation()
  return useMemo(() => (canStoreDrafts() ? openLater(userId, pathname) : undefined), [userId, pathname])
}
