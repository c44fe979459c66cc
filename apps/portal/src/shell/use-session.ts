import { useSyncExternalStore } from 'react'
import { session, type Session } from './session'

export const useSession = (): Session | undefined => useSyncExternalStore(session.subscribe, session.get)

/** The session of a protected screen. Its guard lets nobody in without one; the moment of signing out renders nothing new. */
export function useActor(): Session {
  const current = useSession()
  if (!current) throw new Error('A protected screen was rendered without a session.')
  return current
}
