import { deleteRetiredKey } from '../sign-in/token'
import type { PeriodicTask } from './task'

/** Deletes the key that the gateway once made and kept in the database, after the last session that it can have signed (`http/token.ts`). */
export const retireStoredKey: PeriodicTask = {
  name: 'retire-stored-key',
  intervalMs: 60 * 60_000,
  run: async ({ now, step }) => {
    await step((tx) => deleteRetiredKey(tx, now))
    return 'done'
  },
}
