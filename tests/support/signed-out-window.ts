import { afterAll, vi } from 'vitest'

/**
 * Stubs what the portal's session needs of a browser; nobody is signed in. Call it in `vi.hoisted`, before the modules that read it
 * are imported. The stubs are removed after the last test of the file: the unit tests of a worker share their modules, and
 * react-aria-components can't be imported beside half a window.
 */
export function stubWindow(): void {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage, sessionStorage: storage }))
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  afterAll(() => {
    vi.unstubAllGlobals()
  })
}
