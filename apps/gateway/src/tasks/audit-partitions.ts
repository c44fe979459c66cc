import { dropExpiredAudit } from '../db/audit-partitions'
import type { PeriodicTask } from './task'

/** Makes the audit's partitions of the next months, and drops those whose retention is over (`db/audit-partitions.ts`). */
export const auditPartitions = (months: number): PeriodicTask => ({
  name: 'audit-partitions',
  intervalMs: 6 * 60 * 60_000,
  run: async ({ db, now }) => {
    await dropExpiredAudit(db, now, months)
    return 'done'
  },
})
