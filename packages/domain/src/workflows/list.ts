import type { Workflow, WorkflowCopy, WorkflowRow } from './workflow'

/*
 * Rows of the workflow list. (Operations specification §2; WF-05 to WF-10.)
 */

/** Compares names as the list sorts them. */
const byProject = (one: Workflow, other: Workflow): number =>
  one.projectName.toLowerCase().localeCompare(other.projectName.toLowerCase(), 'en') || one.projectId - other.projectId

/** Groups active workflows into rows: the copies of one workflow are one row, the first copy by project name leads (WF-07, WF-09, WF-10). */
export function toRows(
  workflows: readonly Workflow[],
  archiveErrors: Readonly<Record<string, readonly string[]>> = {},
): WorkflowRow[] {
  const byKey = new Map<string, Workflow[]>()
  for (const workflow of workflows) {
    if (workflow.isDecommissioned) continue
    // Without a key, each workflow is a row of its own.
    const key = workflow.workflowRelatedKey === '' ? `id ${workflow.workflowId}` : workflow.workflowRelatedKey
    byKey.set(key, [...(byKey.get(key) ?? []), workflow])
  }
  return [...byKey].flatMap(([workflowRelatedKey, group]) => {
    const sorted = group.toSorted(byProject)
    const [first] = sorted
    if (first === undefined) return []
    const copies = sorted.map(({ workflowId, projectId, projectName, version = 0, archiveErrors: own = [] }) => ({
      workflowId,
      projectId,
      projectName,
      archiveErrors: [...(archiveErrors[String(workflowId)] ?? own)],
      version,
    }))
    const { name, workflowId, projectId, projectName } = first
    return [{ workflowRelatedKey, name, workflowId, projectId, projectName, copies }]
  })
}

/** Rows with why their copies cannot be archived, by workflow id. */
export const withArchiveErrors = (
  rows: readonly WorkflowRow[],
  errors: Readonly<Record<string, readonly string[]>>,
): WorkflowRow[] =>
  rows.map((row) => ({
    ...row,
    copies: row.copies.map((copy) => ({ ...copy, archiveErrors: [...(errors[String(copy.workflowId)] ?? [])] })),
  }))

/** A workflow of a project, followed by its other active copies; an archived one alone. Empty if it is not among them. */
export function copiesOfWorkflow(workflows: readonly Workflow[], projectId: number, workflowId: number): Workflow[] {
  const opened = workflows.find((one) => one.workflowId === workflowId && one.projectId === projectId)
  if (opened === undefined) return []
  const { isDecommissioned, workflowRelatedKey } = opened
  if (isDecommissioned || workflowRelatedKey === '') return [opened]
  const others = workflows.filter(
    (one) => one !== opened && !one.isDecommissioned && one.workflowRelatedKey === workflowRelatedKey,
  )
  return [opened, ...others.toSorted(byProject)]
}

/** What the search of the list looks in: the name, and name and id of each project (WF-05). */
export const searchTexts = ({ name, copies }: WorkflowRow): string[] => [
  name,
  ...copies.flatMap(({ projectId, projectName }) => [projectName, String(projectId)]),
]

/** Copies of a row that cannot be archived, which block the archive of the row (WF-12, WF-13). */
export const blockedCopies = ({ copies }: WorkflowRow): WorkflowCopy[] =>
  copies.filter(({ archiveErrors }) => archiveErrors.length > 0)
