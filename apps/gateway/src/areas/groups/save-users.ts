import type { groups } from '@sitewright/api-client/contract/groups'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { Queries } from '../../db/database'
import { groupUsers } from '../../db/schema'
import { changeBetween, readAssigned } from '../../holdings/assignments'
import { holdProducts } from '../../holdings/limits'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { conflict } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { changeMembers } from './members'
import { readWhole, type WholeGroup } from './read'
import { replyWithGroup } from './reply'
import { lockGroup } from './store'

/** Saves who is in a group. The name's version stays: a rename and a save of users do not get into each other's way. */
export async function saveUsers(tx: Queries, call: JudgedCall<(typeof groups)['saveUsers']>): Promise<WholeGroup> {
  const { actor, body, query, subject } = call
  await holdProducts(tx, subject.licenseId)
  const group = await lockGroup(tx, actor, query.userGroupId)
  const before = await readAssigned(tx, groupUsers, group.userGroupId)
  if (!call.isExpected(tagOfIds(before))) {
    throw conflict(await replyWithGroup(tx, actor, await readWhole(tx, group)), groupMessages.conflict)
  }
  const change = changeBetween(before, body)
  if (change.added.length > 0 || change.removed.length > 0) {
    await changeMembers(tx, actor, [{ group, ...change }])
    await record(tx, {
      at: call.now,
      actor,
      action: 'groups.saveUsers',
      subject: { kind: 'user-group', id: group.userGroupId },
      licenseId: group.licenseId,
      // Who left, and who came: a group has thousands of users.
      before: { userIds: change.removed },
      after: { userIds: change.added },
      requestId: call.requestId,
    })
  }
  return readWhole(tx, group)
}
