import type { workflows as contract } from '@sitewright/api-client/contract/workflows'
import { DEFAULT_PAGE_SIZE } from '@sitewright/domain/shared/lists'
import { workflowSaveMessages } from '@sitewright/domain/workflows/save-messages'
import { exportHandler } from '../../exports/list-export'
import { statusUsePieces } from '../../holdings/equipment-status-use'
import { requireVisibleProject } from '../../holdings/visible-projects'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { replyWithList, wholeList } from '../../http/whole-list'
import type { JobStart } from '../../jobs/start'
import { pageOf } from '../list-query'
import { archiveWorkflows, validateArchive } from './archive'
import { workflowExport } from './export'
import { presentRows, toWorkflowFilter, workflowList, workflowSort } from './list'
import { presentUse, presentWithErrors, presentWorkflow } from './present'
import { saveCopies, saveOne, saveProjects } from './save'
import { copyPieces, isKeyShared, ofProjects, readHeads, workflowPieces, type WorkflowRow } from './store'

export const workflowHandlers = ({ db, onJob }: JobStart): AreaHandlers<typeof contract> => ({
  ofProjects: {
    run: ({ actor, body }) => {
      const pieces = (size: number) => workflowPieces(db.orm, actor, ofProjects(body), size)
      return Promise.resolve({ status: 200 as const, list: wholeList(pieces, (rows) => rows.map(presentWorkflow)) })
    },
  },
  validateArchive: {
    run: async ({ actor, body }) => ({ status: 200, body: await validateArchive(db.orm, actor, body) }),
  },
  saveAll: { run: (call) => db.transaction((tx) => saveCopies(tx, call)) },
  save: { run: (call) => db.transaction((tx) => saveOne(tx, call)) },
  saveProjects: { run: (call) => db.transaction((tx) => saveProjects(tx, call)) },
  archive: {
    run: (call) => db.transaction(async (tx) => ({ status: 200, body: await archiveWorkflows(tx, call) })),
  },
  list: {
    run: ({ actor, query }) => {
      return replyWithList(pageOf(query, DEFAULT_PAGE_SIZE), {
        ...workflowList(db.orm, toWorkflowFilter(actor, query), workflowSort(query.sort)),
        present: (rows) => presentRows(db.orm, actor, rows),
      })
    },
  },
  export: exportHandler({ db, onJob }, workflowExport),
  one: {
    run: async ({ actor, params: { projectId, workflowId } }) => {
      const [head] = await readHeads(db.orm, actor, [workflowId])
      if (head?.projectId !== projectId) throw notFound(workflowSaveMessages.notFound)
      const isShared = !head.isDecommissioned && (await isKeyShared(db.orm, actor, head))
      const pieces = (size: number) => copyPieces(db.orm, actor, head, size)
      const present = async (rows: readonly WorkflowRow[]) => {
        const copies = await presentWithErrors(db.orm, rows)
        return isShared ? copies.map((copy) => ({ ...copy, isKeyShared: true })) : copies
      }
      return { status: 200, list: wholeList(pieces, present) }
    },
  },
  equipmentStatusUse: {
    run: async ({ actor, params: { projectId } }) => {
      await requireVisibleProject(db.orm, actor, projectId)
      const list = wholeList(
        (size) => statusUsePieces(db.orm, actor, { projectId }, { size }),
        (uses) => uses.map(presentUse),
      )
      return { status: 200, list }
    },
  },
})
