import { imports as importCalls } from '@sitewright/api-client/calls/imports'
import { useSyncExternalStore } from 'react'
import { importMessages } from '@sitewright/domain/imports/messages'
import type { UserImport } from '@sitewright/domain/imports/model'
import { createWriteQueue } from '@sitewright/ui/write-queue'
import { session } from '../../shell/session/session'
import { showFailure } from '../../shell/show-failure'
import { toasts } from '../../shell/toasts'
import { ifMatch, createOperations } from '../api'
import { cacheEntry, refresh, selectTagged, type Tagged } from '../read'

const { imports } = createOperations({ imports: importCalls })

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
    const reply = await imports.saveOfUser({ params: { username: userName }, body }, ifMatch(tag))
    return { userId, userName, ...selectTagged(reply) }
  },
  isSettled: ({ value }, wanted) => value.every((system) => isOn(system, wanted) === system.enabled),
  onStored: ({ userName, value, tag }) => {
    void cacheEntry(imports.ofUser, { params: { username: userName } }).store({ body: value, etag: tag })
    toasts.success(importMessages.saved, { key: 'imports' })
  },
  onFailed: (error) => {
    showFailure(error, importMessages.saveFailed)
    void refresh('imports.ofUser')
  },
})

// The next session must not send what this one wanted.
session.onHandover(() => toggles.reset())

/** Switching the import systems of a user on and off: shown at once, rolled back when the save fails. */
export function useImportToggles({ userId, userName }: { userId: number; userName: string }) {
  useSyncExternalStore(toggles.subscribe, toggles.getVersion, toggles.getVersion)
  const wanted = toggles.getOverlay(userName) ?? {}
  return {
    shown: (system: UserImport): UserImport => ({ ...system, enabled: isOn(system, wanted) }),
    isSaving: (system: UserImport): boolean => wanted[system.importId] !== undefined,
    toggle: (stored: Tagged<UserImport[]>, system: UserImport): void =>
      void toggles.intend(userName, { userId, userName, ...stored }, { [system.importId]: !isOn(system, wanted) }),
  }
}
