import { licenses as licenseCalls } from '@sitewright/api-client/contract/licenses'
import { users as userCalls } from '@sitewright/api-client/contract/users'
import useSWR from 'swr'
import { projectMessages } from '@sitewright/domain/projects/messages'
import type { AssignmentOutcome } from '@sitewright/ui/assignment/save-outcome'
import { callsOf } from './api'
import { saveAssignment } from './assignment'
import { over, taggedOf } from './assignment-reply'
import { keyOf } from './keys'

const api = callsOf({ licenses: licenseCalls, users: userCalls })

/** The tree of projects of a license. */
export const useLicenseProjects = (licenseId: number | undefined) =>
  useSWR(
    licenseId === undefined ? null : keyOf('license-projects', licenseId),
    async () => (await api().licenses.projects({ params: { licenseId: licenseId ?? 0 } })).body,
  )

const userProjectsKey = (userName: string, licenseId: number) => keyOf('user-projects', userName, licenseId)

/** The projects of a license that are assigned to a user directly (USER-59). */
export const useUserProjects = (userName: string, licenseId: number) =>
  useSWR(userProjectsKey(userName, licenseId), async () =>
    taggedOf(await api().users.projects({ params: { username: userName }, query: { licenseId } })),
  )

/** Saves them. */
export const saveUserProjects = (
  { userName, licenseId }: { userName: string; licenseId: number | undefined },
  projectIds: readonly number[],
  tag: string | undefined,
): Promise<AssignmentOutcome> => {
  // Without a license no call is made (USER-60).
  if (licenseId === undefined) return Promise.resolve({ status: 'failed', message: projectMessages.licenseRequired })
  return saveAssignment({
    key: userProjectsKey(userName, licenseId),
    send: () =>
      api().users.saveProjects(
        { params: { username: userName }, query: { licenseId }, body: [...projectIds] },
        over(tag),
      ),
    saved: projectMessages.saved,
    failed: projectMessages.saveFailed,
  })
}
