import { createSessionStore } from './session-store'
import { readStored, store, unstore } from '../storage'

export { readClaims, type Session } from './session-store'

const KEY = 'sitewright.session'

/** Who is signed in, here and in every other tab. */
export const session = createSessionStore({
  now: Date.now,
  storage: {
    read: () => readStored(KEY),
    write: (text) => (text === undefined ? unstore(KEY) : store(KEY, text)),
  },
})

window.addEventListener('storage', (event) => {
  if (event.key === KEY || event.key === null) session.follow()
})
