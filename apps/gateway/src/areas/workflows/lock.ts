import type { Queries } from '../../db/database'
import { keepVisible, type ProjectReader } from '../../holdings/visible-projects'
import { shareLicensesOf } from '../../saves/lock-license'
import { lockAllProjects } from '../../saves/lock-projects'
import { readKeyProjects } from './store'

/**
 * Keeps the lists of equipment statuses as they are, and locks the projects of all copies of workflows: the list that one copy uses depends on how many others there are (WF-64).
 * @param projectIds further projects; those that the caller does not see are not locked
 */
export async function lockForStatuses(
  tx: Queries,
  actor: ProjectReader,
  relatedKeys: readonly string[],
  projectIds: readonly number[],
): Promise<void> {
  const visible = await keepVisible(tx, actor, projectIds)
  const ids = [...visible, ...(await readKeyProjects(tx, relatedKeys, visible))]
  await shareLicensesOf(tx, ids)
  await lockAllProjects(tx, ids)
}
