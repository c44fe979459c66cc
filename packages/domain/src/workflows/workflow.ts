import * as z from 'zod/mini'
import { MAX_STEP_NAME } from '../shared/limits'
import { exportQuery, listQuery } from '../shared/list-query'
import { WorkflowItem } from './item'

/*
 * Workflows in API calls. (Operations specification §3, §7.)
 */

/** A workflow's only type (WF-44, CONS2-38). */
export const WORKFLOW_TYPE = 'progress'

/** Most workflows that one call saves, archives or validates, and most projects that one call names. */
export const MAX_WORKFLOWS_OF_CALL = 1000
export const MAX_WORKFLOW_PROJECTS = 10_000

/** Characters of a name, and of a related key, which has 36 where it is generated (CONS2-17). An index takes no long texts. */
export const WORKFLOW_LIMITS = { name: MAX_STEP_NAME, key: 100 } as const

/** Limits of a body with workflows. */
export const WORKFLOW_BODY = { bodyLimit: 8 * 1024 * 1024, maxDepth: 24, maxValues: 400_000 } as const

/** A phase with its items. Unknown fields are returned unchanged (WF-45). */
export const WorkflowPhase = z.looseObject({
  phaseId: z.string(),
  phaseName: z.string(),
  color: z.string(),
  phaseWeight: z.number(),
  items: z.array(WorkflowItem),
})
export type WorkflowPhase = z.infer<typeof WorkflowPhase>

export const WorkflowData = z.looseObject({ phases: z.array(WorkflowPhase) })
export type WorkflowData = z.infer<typeof WorkflowData>

/** A workflow of one project. Its copies in other projects have the same `workflowRelatedKey` (WF-43). */
export const Workflow = z.object({
  workflowId: z.int(),
  name: z.string(),
  projectId: z.int(),
  projectName: z.string(),
  workflowType: z.literal(WORKFLOW_TYPE),
  workflowData: WorkflowData,
  workflowRelatedKey: z.string(),
  /** Archived (WF-17). */
  isDecommissioned: z.boolean(),
  /** Epoch milliseconds; `null` while the workflow is active. */
  decommissionDateTime: z.nullable(z.number()),
  /** Why it cannot be archived. Beyond getAll, which omits them: validateArchive answers them for chosen workflows. */
  archiveErrors: z.optional(z.array(z.string())),
  /** Counts saves. Other servers may omit it. */
  version: z.optional(z.int()),
  /** Whether the caller sees copies with the same key in projects of another license (WF-81). Our own call of one workflow answers it. */
  isKeyShared: z.optional(z.boolean()),
})
export type Workflow = z.infer<typeof Workflow>

/** An entry of POST {projectId}/workflow/bulk and the body of PUT {projectId}/workflow (API2-68, API2-69). */
export const WorkflowSave = z.strictObject({
  workflowType: z.literal(WORKFLOW_TYPE),
  name: z.string(),
  projectId: z.int(),
  workflowData: WorkflowData,
  /** 0 for a new copy (WF-72). */
  WorkflowId: z.int(),
  WorkflowRelatedKey: z.string().check(z.maxLength(WORKFLOW_LIMITS.key)),
  /** The version that was read. A save over another version is a conflict, and nothing is saved. */
  version: z.optional(z.int()),
})
export type WorkflowSave = z.infer<typeof WorkflowSave>
export const WorkflowSaves = z.array(WorkflowSave).check(z.minLength(1), z.maxLength(MAX_WORKFLOWS_OF_CALL))

/** Body of POST 0/workflow/getAll (API2-66). */
export const WorkflowProjectIds = z.array(z.int()).check(z.maxLength(MAX_WORKFLOW_PROJECTS))

/** Body of POST workflow/archive and workflow/validateArchive (API2-67, API2-70). */
export const WorkflowIds = z.array(z.int()).check(z.minLength(1), z.maxLength(MAX_WORKFLOWS_OF_CALL))

/** A copy to archive. Another version than the one that was read is a conflict. */
const ArchivedCopy = z.strictObject({ workflowId: z.int(), version: z.optional(z.int()) })
export type ArchivedCopy = z.infer<typeof ArchivedCopy>

/** Body of our call that archives copies and saves the others (WF-80). */
export const WorkflowProjectsSave = z.strictObject({
  archived: z.array(ArchivedCopy).check(z.minLength(1), z.maxLength(MAX_WORKFLOWS_OF_CALL)),
  entries: WorkflowSaves,
})
export type WorkflowProjectsSave = z.infer<typeof WorkflowProjectsSave>

/** Reasons by workflow id; a workflow that can be archived has none (API2-67, WF-18). */
export const ArchiveErrors = z.object({ archiveErrorsByWorkflowId: z.record(z.string(), z.array(z.string())) })
export type ArchiveErrors = z.infer<typeof ArchiveErrors>

/** Reply of POST workflow/archive. A false flag is a failure (API2-71). */
export const WorkflowArchived = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  /** Beyond the specification: why, where `success` is false. */
  archiveErrorsByWorkflowId: z.optional(ArchiveErrors.shape.archiveErrorsByWorkflowId),
})
export type WorkflowArchived = z.infer<typeof WorkflowArchived>

/** Columns that the list sorts by (WF-03). `projectId` and `projectName` are those of the first visible copy. */
export const WORKFLOW_SORT_KEYS = ['name', 'projectId', 'projectName'] as const
export type WorkflowSortKey = (typeof WORKFLOW_SORT_KEYS)[number]

/** Query of our list: a page of rows, each with all copies that the caller sees (WF-04, WF-05, WF-07). */
export const WorkflowListQuery = z.strictObject({ ...listQuery, projectId: z.optional(z.int()) })
export type WorkflowListQuery = z.infer<typeof WorkflowListQuery>

/** Body of POST x/workflows/export: the filter of the list, and the columns in their order. */
export const WorkflowExport = z.strictObject({ projectId: z.optional(z.int()), ...exportQuery(WORKFLOW_SORT_KEYS) })

/** A copy of a workflow in a row of the list. */
export const WorkflowCopy = z.object({
  workflowId: z.int(),
  projectId: z.int(),
  projectName: z.string(),
  archiveErrors: z.array(z.string()),
  version: z.int(),
})
export type WorkflowCopy = z.infer<typeof WorkflowCopy>

/** A row of our list: the active copies of a workflow in projects that the caller sees, the first by project name leading (WF-07, WF-09). */
export const WorkflowRow = z.object({
  workflowRelatedKey: z.string(),
  name: z.string(),
  /** Of the first copy. */
  workflowId: z.int(),
  projectId: z.int(),
  projectName: z.string(),
  /** The first copy leads. */
  copies: z.array(WorkflowCopy),
  /** Whether the caller sees copies with the same key in projects of another license, which are a row of their own (WF-81). */
  isKeyShared: z.optional(z.boolean()),
})
export type WorkflowRow = z.infer<typeof WorkflowRow>

/** An item of an active workflow that uses an equipment status (CONF-44). */
export const EquipmentStatusUse = z.object({
  state: z.int(),
  workflowId: z.int(),
  workflowName: z.string(),
  phaseName: z.string(),
  itemName: z.string(),
  /** Where the uses of a license are listed. */
  projectName: z.optional(z.string()),
})
export type EquipmentStatusUse = z.infer<typeof EquipmentStatusUse>
