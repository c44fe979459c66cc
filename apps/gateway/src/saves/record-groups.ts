import type { Queries } from '../db/database'
import { recordAll, type AuditedCall } from '../http/audit'
import { changedIds } from './save-ids'

/** Audits for each group what the entry about one of its users says of all of them. */
export const recordGroups = (
  tx: Queries,
  call: AuditedCall,
  {
    userId,
    licenseId,
    joined = [],
    left = [],
  }: { userId: number; licenseId: number } & Partial<Record<'joined' | 'left', readonly number[]>>,
): Promise<void> =>
  recordAll(
    tx,
    call,
    [...joined, ...left].map((id) => ({
      action: joined.includes(id) ? 'groups.assign' : 'groups.unassign',
      subject: { kind: 'user-group', id },
      licenseId,
      ...changedIds('userIds')(
        joined.includes(id) ? { added: [userId], removed: [] } : { added: [], removed: [userId] },
      ),
      isPart: true,
    })),
  )
