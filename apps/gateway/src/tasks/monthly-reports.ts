import { setImmediate } from 'node:timers/promises'
import { licensesWithout, monthOf, storeMonth } from '../db/license-months'
import type { PeriodicTask } from './task'

/**
 * Stores who had which product license in the month before, as soon as it is over, or after the next start. Months further back are lost: what users had then is not known
 * any longer. A step for each license, because one of 50,000 users takes seconds.
 */
export const monthlyReports: PeriodicTask = {
  name: 'monthly-reports',
  intervalMs: 10 * 60_000,
  run: async ({ db, now, signal, step, log }) => {
    const month = monthOf(now) - 1
    const licenseIds = await licensesWithout(db.orm, month)
    for (const licenseId of licenseIds) {
      if (signal.aborted) return 'more'
      await step((tx) => storeMonth(tx, licenseId, month))
      // Calls get a turn between two steps.
      await setImmediate()
    }
    if (licenseIds.length > 0) log.info({ month, licenses: licenseIds.length }, 'Monthly users reports were stored.')
    return 'done'
  },
}
