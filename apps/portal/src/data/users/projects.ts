import { users as userCalls } from '@sitewright/api-client/calls/users'
import { projectMessages } from '@sitewright/domain/projects/messages'
import type { AssignedProject } from '@sitewright/domain/projects/model'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { ifMatch, createOperations } from '../api'
import { cacheEntry, selectTagged, useRead } from '../read'
import { write } from '../write'

const { users } = createOperations({ users: userCalls })

const createInput = (username: string, licenseId: number) => ({ params: { username }, query: { licenseId } })

/** The projects of a license that are assigned to a user directly (USER-59). */
export const useUserProjects = (userName: string, licenseId: number) =>
  useRead(users.projects, createInput(userName, licenseId), { select: selectTagged })

/** Saves the projects of a license that are assigned to a user directly. */
export function saveUserProjects(
  { userName, licenseId }: { userName: string; licenseId: number | undefined },
  projectIds: Iterable<number>,
  tag: string | undefined,
): Promise<SaveOutcome<AssignedProject[]>> {
  // Without a license no call is made (USER-60).
  if (licenseId === undefined) {
    return Promise.resolve({ status: 'failed', message: projectMessages.licenseRequired, fields: {} })
  }
  const input = createInput(userName, licenseId)
  return write(() => users.saveProjects({ ...input, body: [...projectIds] }, ifMatch(tag)), {
    saved: projectMessages.saved,
    failed: projectMessages.saveFailed,
    entry: cacheEntry(users.projects, input),
  })
}
