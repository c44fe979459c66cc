import { vi } from 'vitest'

/**
 * What the session of the portal stands on, for its data without a browser; nobody is signed in. Called in `vi.hoisted`, before what reads it is imported, and by each file of
 * its own: another one may have taken the stubs away.
 */
export function stubWindow(): void {
  const kept = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: kept, sessionStorage: kept }))
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', kept)
}
