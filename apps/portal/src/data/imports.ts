import { imports as importCalls } from '@sitewright/api-client/contract/imports'
import { useSyncExternalStore } from 'react'
import useSWR, { mutate } from 'swr'
import { importMessages } from '@sitewright/domain/imports/messages'
import type { UserImport } from '@sitewright/domain/imports/model'
import { session } from '../shell/session'
import { showFailure } from '../shell/show-failure'
import { toasts } from '../shell/toasts'
import { callsOf } from './api'
import { over, taggedOf, type Tagged } from './assignment-reply'
import { keyOf } from './keys'
import { createWriteQueue } from '@sitewright/ui/write-queue'

const api = callsOf({ imports: importCalls })

const userImportsKey = (userName: string) => keyOf('user-imports', userName)

/** The import systems of a user (USER-92). */
export const useUserImports = (userName: string) =>
  useSWR(
    userImportsKey(userName),
    async () => taggedOf(await api().imports.ofUser({ params: { username: userName } })),
    // Another user is another page: the one before must not stand in for it.
    { keepPreviousData: false },
  )

interface ImportsOfUser extends Tagged<UserImport[]> {
  readonly userId: number
  readonly userName: string
}

/** By import id: whether it is wanted. */
type Wanted = Readonly<Record<number, boolean>>

const isOn = (system: UserImport, wanted: Wanted): boolean => wanted[system.importId] ?? system.enabled

/** The queue of the switches: each save names all that is switched on, as pairs of user and import system (USER-96). */
const toggles = createWriteQueue<string, ImportsOfUser, Wanted>({
  send: async ({ userId, userName, value, tag }, wanted) => {
    const body = value.filter((system) => isOn(system, wanted)).map((system) => ({ userId, importId: system.importId }))
    const reply = await api().imports.saveOfUser({ params: { username: userName }, body }, over(tag))
    return { userId, userName, ...taggedOf(reply) }
  },
  isSettled: ({ value }, wanted) => value.every((system) => isOn(system, wanted) === system.enabled),
  onStored: ({ userName, value, tag }) => {
    void mutate(userImportsKey(userName), { value, ...(tag === undefined ? {} : { tag }) }, { revalidate: false })
    toasts.success(importMessages.saved, { key: 'imports' })
  },
  onFailed: (error, { userName }) => {
    showFailure(error, importMessages.saveFailed)
    void mutate(userImportsKey(userName))
  },
})

// What one person wanted is no intent of the next one.
session.onHandover(() => toggles.reset())

/** Switching the import systems of a user on and off: shown at once, taken back when the save fails. */
export function useImportToggles({ userId, userName }: { userId: number; userName: string }) {
  useSyncExternalStore(toggles.subscribe, toggles.getVersion)
  const wanted = toggles.getOverlay(userName) ?? {}
  return {
    shown: (system: UserImport): UserImport => ({ ...system, enabled: isOn(system, wanted) }),
    isSaving: (system: UserImport): boolean => wanted[system.importId] !== undefined,
    toggle: (stored: Tagged<UserImport[]>, system: UserImport): void =>
      void toggles.intend(userName, { userId, userName, ...stored }, { [system.importId]: !isOn(system, wanted) }),
  }
}
