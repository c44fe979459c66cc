import { workflows as workflowCalls } from '@sitewright/api-client/calls/workflows'
import { tagOfCopy } from '@sitewright/domain/workflows/archive'
import { usesByState } from '@sitewright/domain/workflows/equipment'
import { pageOfWorkflows } from '@sitewright/domain/workflows/list-page'
import { existingPhases } from '@sitewright/domain/workflows/new-parts'
import type { WorkflowFilter } from '@sitewright/domain/workflows/list-filter'
import { workflowSaveMessages as messages } from '@sitewright/domain/workflows/save-messages'
import {
  type CallOutcome,
  planSave,
  readArchived,
  runSave,
  type SaveResult,
  type StoredCopy,
  saveTexts,
  type PlanInput,
} from '@sitewright/domain/workflows/save-plan'
import type { Workflow, WorkflowArchived, WorkflowListQuery, WorkflowRow } from '@sitewright/domain/workflows/workflow'
import { createOperations, ifMatch } from './api'
import { findAuthor } from './conflict-author'
import { pageQuery, selectPage } from './page-query'
import { cacheEntry, forget, useRead } from './read'
import { archiveErrors, oneWorkflow, workflowPage } from './workflows/sources'
import { writeBatch, type WriteOne } from './write'

const { workflows } = createOperations({ workflows: workflowCalls })

/** Reads that a change of a workflow affects. */
const AFFECTED_READS = [
  'workflows.list',
  'workflows.one',
  'workflows.ofProjects',
  'workflows.validateArchive',
  'workflows.equipmentStatusUse',
  'licenseConfigs.statusUse',
] as const

/** The query of one page. */
export const workflowListQuery = (filter: WorkflowFilter): WorkflowListQuery => ({
  ...pageQuery(filter),
  projectId: filter.projectId,
})

const selectRows = selectPage<WorkflowRow, WorkflowListQuery>(pageOfWorkflows)

/** One page of the workflow list, the copies of one workflow as one row (WF-07). */
export const useWorkflowPage = (filter: WorkflowFilter) =>
  useRead(workflowPage, { query: workflowListQuery(filter) }, { select: selectRows, keepsPrevious: true })

/** Workflow items of a project by the code of the equipment status that they use (CONF-44). */
export const useEquipmentStatusUse = (projectId: number | undefined) =>
  useRead(workflows.equipmentStatusUse, projectId === undefined ? undefined : { params: { projectId } }, {
    select: usesByState,
  })

const copyInput = (projectId: number, workflowId: number) => ({ params: { projectId, workflowId } })

/** A workflow, followed by its other active copies. Focus on the window does not load it again while it is edited. */
export const useWorkflow = (projectId: number | undefined, workflowId: number) =>
  useRead(oneWorkflow, projectId === undefined ? undefined : copyInput(projectId, workflowId), {
    revalidates: 'on-mount',
  })

type ArchiveErrorsReply = Awaited<ReturnType<typeof archiveErrors.load>>
type WorkflowsReply = Awaited<ReturnType<typeof workflows.ofProjects.load>>

const selectArchiveErrors = ({ body }: ArchiveErrorsReply) => body.archiveErrorsByWorkflowId

const selectPhases = ({ body }: WorkflowsReply) =>
  existingPhases(body.filter(({ isDecommissioned }) => !isDecommissioned))

/** Why copies cannot be archived, by workflow id (WF-65). Reads nothing without copies. */
export const useArchiveErrors = (workflowIds: readonly number[]) =>
  useRead(archiveErrors, workflowIds.length === 0 ? undefined : { body: [...workflowIds] }, {
    select: selectArchiveErrors,
    revalidates: 'on-mount',
  })

/** The phases of the active workflows of projects (WF-33, WF-78). */
export const useExistingPhases = (projectIds: readonly number[]) =>
  useRead(
    workflows.ofProjects,
    { body: [...projectIds] },
    {
      select: selectPhases,
      revalidates: 'if-missing',
    },
  )

const readCurrent = (current: unknown): Workflow[] => [current].flat() as Workflow[]

/** Archives copies, unless someone changed them since they were read. Servers without versions do not check that. */
const archive = (writeOne: WriteOne, copies: readonly StoredCopy[]): Promise<CallOutcome<WorkflowArchived>> => {
  const versions = copies.every(({ version = 0 }) => version > 0) ? copies.map(tagOfCopy).join('.') : undefined
  return writeOne(
    () => workflows.archive({ body: copies.map(({ workflowId }) => workflowId) }, ifMatch(versions && `"${versions}"`)),
    { failed: messages.archiveFailed, readCurrent },
  )
}

/** Archives all copies of a row (WF-14, WF-15). @returns the message of a failure */
export async function archiveWorkflow({ copies }: WorkflowRow): Promise<string | undefined> {
  const outcome = await writeBatch(
    async (writeOne) => {
      const archived = readArchived(await archive(writeOne, copies))
      await forget('workflows.ofProjects')
      return archived
    },
    {
      report: ({ status }) => (status === 'saved' ? messages.archived : undefined),
      refresh: () => [...AFFECTED_READS],
    },
  )
  if (outcome.status === 'saved') return undefined
  return outcome.status === 'failed' ? outcome.message : messages.archiveConflict
}

/** Saves a workflow: archives the copies of removed projects, then saves the others in one call (WF-71 to WF-77). */
export async function saveWorkflow(input: PlanInput): Promise<SaveResult> {
  const { saved, failed } = saveTexts(input.stored.length === 0)
  const plan = planSave(input)
  if (plan === undefined) return { archivedIds: [], outcome: { status: 'failed', message: failed } }
  const options = { failed, readCurrent }
  return writeBatch(
    async (writeOne) => {
      const result = await runSave(plan, {
        archive: (copies) => archive(writeOne, copies),
        put: (projectId, entry) =>
          writeOne(() => workflows.save({ params: { projectId }, body: entry }), {
            ...options,
            adapt: (workflow) => [workflow],
          }),
        together: (projectId, { archived, entries }) =>
          writeOne(
            () =>
              workflows.saveProjects({
                params: { projectId },
                body: {
                  archived: archived.map(({ workflowId, version }) => ({ workflowId, version })),
                  entries: [...entries],
                },
              }),
            options,
          ),
        bulk: (projectId, entries) =>
          writeOne(() => workflows.saveAll({ params: { projectId }, body: [...entries] }), options),
      })
      // After the save of a changed workflow the list is fetched, although it is cached (WF-77).
      await forget('workflows.ofProjects')
      return result
    },
    {
      report: ({ outcome }) => (outcome.status === 'saved' ? saved : undefined),
      refresh: ({ outcome }) => AFFECTED_READS.filter((read) => read !== 'workflows.one' || outcome.status === 'saved'),
    },
  )
}

/** The workflow as it is on the server now, with all copies. @throws Problem */
export const loadWorkflow = async (projectId: number, workflowId: number): Promise<Workflow[]> =>
  (await cacheEntry(oneWorkflow, copyInput(projectId, workflowId)).load()).body

const SAVES = ['workflows.save', 'workflows.create', 'workflows.archive'] as const

/** Who saved the newer version of a copy and when, if this session may know. @param copies as they were read */
export function findWorkflowAuthor(copies: readonly StoredCopy[], current: readonly Workflow[]) {
  const isNewer = ({ workflowId, version }: StoredCopy): boolean =>
    current.some((copy) => copy.workflowId === workflowId && copy.version !== version)
  const known = new Set(copies.map(({ workflowId }) => workflowId))
  // The copies of a workflow get a new version when someone adds another one.
  const added = current.find(({ workflowId }) => !known.has(workflowId))
  const newer = added ?? copies.find(isNewer) ?? copies[0]
  return newer === undefined
    ? Promise.resolve(undefined)
    : findAuthor({
        subject: 'workflow',
        id: newer.workflowId,
        actions: SAVES,
        base: copies.find(({ workflowId }) => workflowId === newer.workflowId)?.version,
      })
}
