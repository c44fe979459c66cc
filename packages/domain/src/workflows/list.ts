import { groupCopies, type LicenseOf } from '../shared/copies'
import type { Workflow, WorkflowCopy, WorkflowRow } from './workflow'

/*
 * Rows of the workflow list. (Operations specification §2; WF-05 to WF-10.)
 */

/** Compares names as the list sorts them. */
const byProject = (one: Workflow, other: Workflow): number =>
  one.projectName.toLowerCase().localeCompare(other.projectName.toLowerCase(), 'en') || one.projectId - other.projectId

/**
 * Groups active workflows into rows: the copies of one workflow in projects of one license are one row, the first copy by project name leads (WF-07, WF-09, WF-10, WF-81).
 */
export function toRows(
  workflows: readonly Workflow[],
  licenseOf: LicenseOf,
  archiveErrors: Readonly<Record<string, readonly string[]>> = {},
): WorkflowRow[] {
  const groups = groupCopies(
    workflows.filter(({ isDecommissioned }) => !isDecommissioned),
    // Without a key, each workflow is a row of its own.
    ({ workflowRelatedKey, workflowId }) => workflowRelatedKey || `id ${workflowId}`,
    licenseOf,
  )
  return groups.flatMap(({ key, copies: group, isKeyShared }) => {
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
    const row = { workflowRelatedKey: key, name, workflowId, projectId, projectName, copies }
    return [isKeyShared ? { ...row, isKeyShared } : row]
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

/** A workflow of a project, followed by its other active copies in projects of its license; an archived one alone. Empty if it is not among them. */
export function copiesOfWorkflow(
  workflows: readonly Workflow[],
  { projectId, workflowId }: Pick<Workflow, 'projectId' | 'workflowId'>,
  licenseOf: LicenseOf,
): Workflow[] {
  const opened = workflows.find((one) => one.workflowId === workflowId && one.projectId === projectId)
  if (opened === undefined) return []
  const { isDecommissioned, workflowRelatedKey } = opened
  if (isDecommissioned || workflowRelatedKey === '') return [opened]
  const withKey = workflows.filter((one) => !one.isDecommissioned && one.workflowRelatedKey === workflowRelatedKey)
  const copies = withKey.filter((one) => licenseOf(one.projectId) === licenseOf(projectId))
  const sorted = [opened, ...copies.filter((one) => one !== opened).toSorted(byProject)]
  return copies.length < withKey.length ? sorted.map((one) => ({ ...one, isKeyShared: true })) : sorted
}

/** What the search of the list looks in: the name, and name and id of each project (WF-05). */
export const searchTexts = ({ name, copies }: WorkflowRow): string[] => [
  name,
  ...copies.flatMap(({ projectId, projectName }) => [projectName, String(projectId)]),
]

/** Copies of a row that cannot be archived, which block the archive of the row (WF-12, WF-13). */
export const blockedCopies = ({ copies }: WorkflowRow): WorkflowCopy[] =>
  copies.filter(({ archiveErrors }) => archiveErrors.length > 0)
