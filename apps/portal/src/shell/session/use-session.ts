import { useSyncExternalStore } from 'react'
import { session, type Session } from './session'

/** Whose the open page is: who is signed in, or whose session has ended while the page stands. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(session.subscribe, session.shown, session.shown)

/** The page waits for its owner to sign in again. */
export const useIsWaiting = (): boolean => useSyncExternalStore(session.subscribe, session.isWaiting, session.isWaiting)

/** The session of a protected screen. Its guard lets nobody in without one; the moment of signing out renders nothing new. */
export function useActor(): Session {
  const current = useSession()
  if (!current) throw new Error('A protected screen was rendered without a session.')
  return current
}
