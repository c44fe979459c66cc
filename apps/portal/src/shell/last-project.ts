import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners'
import { readStored, store, unstore } from './storage'

const keyOf = (userId: number): string => `sitewright.lastProject.${userId}`

const parse = (text: string | null): number | undefined => {
  const projectId = Number(text ?? '')
  return Number.isSafeInteger(projectId) && projectId > 0 ? projectId : undefined
}

/** The project that each user opened last on this device. */
export function createLastProject() {
  const listeners = createListeners()
  // If storage is blocked, the project is remembered until the page unloads.
  const opened = new Map<number, number>()
  const get = (userId: number): number | undefined => opened.get(userId) ?? parse(readStored(keyOf(userId)))
  return {
    get,
    subscribe: listeners.subscribe,
    /** Remembers the project. */
    open: (userId: number, projectId: number): void => {
      if (get(userId) === projectId) return
      opened.set(userId, projectId)
      store(keyOf(userId), String(projectId))
      listeners.notify()
    },
    /** Forgets a project that no longer exists, or that this user can no longer see. */
    forget: (userId: number, projectId: number): void => {
      if (get(userId) !== projectId) return
      opened.delete(userId)
      unstore(keyOf(userId))
      listeners.notify()
    },
  }
}

export const lastProject = createLastProject()

/** The project that a user opened last; undefined before the first one. */
export const useLastProject = (userId: number): number | undefined => {
  const get = () => lastProject.get(userId)
  return useSyncExternalStore(lastProject.subscribe, get, get)
}
