import { fetchDraftSecret } from '../../data/draft-secret'
import { session } from '../session/session'
import { createDrafts } from './create-drafts'

const drafts = createDrafts({
  loadKey: async (userId) => {
    const current = session.get()
    // The page of a user must never get the key of the next one.
    if (current?.userId !== userId) throw new Error('This user is not signed in.')
    return fetchDraftSecret(current.token)
  },
  now: Date.now,
})

session.onHandover(drafts.endSession)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') drafts.flushAll()
})

export const { openDrafts, countDrafts, removeDrafts } = drafts
