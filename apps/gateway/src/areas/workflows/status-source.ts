import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { statusSourceMessages } from '@sitewright/domain/workflows/status-source-messages'
import { faultRefusals, findStatusFaults, listStatusUses } from '@sitewright/domain/workflows/status-source'
import type { WorkflowSave } from '@sitewright/domain/workflows/workflow'
import type { Queries } from '../../db/database'
import { readStatusLists } from '../../holdings/status-lists'
import { keepVisible, type ProjectReader } from '../../holdings/visible-projects'
import { addFieldError } from '../../http/field-errors'
import { groupCopies, readStatusPhases, type HiddenCopy } from './store'

/*
 * Judges a change of the projects of a workflow after which its equipment statuses come from another list (WF-64, WF-80). The projects are locked, and the licenses shared.
 */

const projectsOf = (copies: readonly Pick<HiddenCopy, 'projectId'>[]): number[] =>
  [...new Set(copies.map(({ projectId }) => projectId))].toSorted((one, other) => one - other)

/**
 * Judges the codes of saved copies. What a copy had before keeps its meaning, and what it did not have must be in the list.
 * @param before the copies before the save; of an archived workflow, those that were archived last
 * @param projectIds all projects that have a copy after the save
 */
export async function judgeStatusSource(
  tx: Queries,
  before: readonly HiddenCopy[],
  entries: readonly WorkflowSave[],
  projectIds: readonly number[],
  pathOf: (index: number) => readonly PropertyKey[],
): Promise<FieldErrors> {
  const fields: FieldErrors = {}
  if (entries.every(({ workflowData }) => listStatusUses(workflowData.phases).length === 0)) return fields
  const projectsBefore = projectsOf(before)
  const configs = await readStatusLists(tx, [...new Set([...projectIds, ...projectsBefore])])
  const stored = await readStatusPhases(
    tx,
    before.map(({ workflowId }) => workflowId),
  )
  const known = new Set(stored.flatMap(({ data }) => listStatusUses(data.phases).map(({ key }) => key)))
  for (const [index, { name, workflowData }] of entries.entries()) {
    const faults = findStatusFaults(workflowData.phases, configs, projectIds, ({ key }) =>
      known.has(key) ? projectsBefore : undefined,
    )
    const sentences = faultRefusals(faults, name)
    if (sentences.length > 0) addFieldError(fields, [...pathOf(index), 'workflowData'], sentences.join(' '))
  }
  return fields
}

/**
 * Judges the copies that remain after others are archived: they can get another list then.
 * @returns a sentence for each code that the list lacks or has under another name, and one without names for all copies in projects that the caller does not see (PERM-29)
 */
export async function judgeRemaining(
  tx: Queries,
  actor: ProjectReader,
  before: readonly HiddenCopy[],
  archivedIds: ReadonlySet<number>,
): Promise<string[]> {
  const active = before.filter(({ isDecommissioned }) => !isDecommissioned)
  const sentences: string[] = []
  for (const copies of groupCopies(active)) {
    const remaining = copies.filter(({ workflowId }) => !archivedIds.has(workflowId))
    if (remaining.length === 0 || remaining.length === copies.length) continue
    const [projectsBefore, projectsAfter] = [projectsOf(copies), projectsOf(remaining)]
    const configs = await readStatusLists(tx, projectsBefore)
    const visible = new Set(await keepVisible(tx, actor, projectsAfter))
    const projectOf = new Map(remaining.map(({ workflowId, projectId }) => [workflowId, projectId]))
    for (const { workflowId, name, data } of await readStatusPhases(tx, [...projectOf.keys()])) {
      const faults = findStatusFaults(data.phases, configs, projectsAfter, () => projectsBefore)
      if (visible.has(projectOf.get(workflowId) ?? 0)) sentences.push(...faultRefusals(faults, name))
      else if (faults.length > 0) sentences.push(statusSourceMessages.hiddenCopies)
    }
  }
  return [...new Set(sentences)]
}
