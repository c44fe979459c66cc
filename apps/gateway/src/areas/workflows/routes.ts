import type { workflows as contract } from '@sitewright/api-client/contract/workflows'
import { DEFAULT_PAGE_SIZE } from '@sitewright/domain/shared/lists'
import { workflowSaveMessages } from '@sitewright/domain/workflows/save-messages'
import { WORKFLOW_SORT_KEYS } from '@sitewright/domain/workflows/workflow'
import type { Database } from '../../db/database'
import { readEquipmentStatusUse } from '../../holdings/equipment-status-use'
import { requireVisibleProject } from '../../holdings/visible-projects'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { replyWithList, wholeList } from '../../http/whole-list'
import { pageOf, sortOf } from '../list-query'
import { archiveWorkflows, validateArchive } from './archive'
import { countRows, DEFAULT_WORKFLOW_SORT, listedPieces, listWorkflows, presentRows } from './list'
import { presentUse, presentWithErrors, presentWorkflow } from './present'
import { saveCopies, saveOne, saveProjects } from './save'
import { countOf, findWorkflow, isKeyShared, ofProjects, readCopies, workflowPieces } from './store'

export const workflowHandlers = (db: Database): AreaHandlers<typeof contract> => ({
  ofProjects: {
    run: ({ actor, body }) => {
      const condition = ofProjects(actor, body)
      return Promise.resolve({
        status: 200 as const,
        list: wholeList(
          () => countOf(db.orm, condition),
          (size) => workflowPieces(db.orm, condition, size),
          (rows) => rows.map(presentWorkflow),
        ),
      })
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
      const sort = sortOf(query.sort, WORKFLOW_SORT_KEYS, DEFAULT_WORKFLOW_SORT)
      const { licenseId, projectId } = query
      const filter = { reader: actor, licenseId, projectId, search: query.search?.trim() ?? '' }
      return replyWithList(pageOf(query, DEFAULT_PAGE_SIZE), {
        count: () => countRows(db.orm, filter),
        read: (page) => listWorkflows(db.orm, filter, sort, page),
        pieces: (size) => listedPieces(db.orm, filter, sort, size),
        present: (rows) => presentRows(db.orm, actor, rows),
      })
    },
  },
  one: {
    run: async ({ actor, params: { projectId, workflowId } }) => {
      const row = await findWorkflow(db.orm, actor, workflowId)
      if (row === undefined || row.projectId !== projectId) throw notFound(workflowSaveMessages.notFound)
      const copies = row.isDecommissioned ? [] : await readCopies(db.orm, actor, row)
      const others = copies.filter((copy) => copy.workflowId !== workflowId)
      const isShared = !row.isDecommissioned && (await isKeyShared(db.orm, actor, row))
      const body = await presentWithErrors(db.orm, [row, ...others])
      return { status: 200, body: isShared ? body.map((copy) => ({ ...copy, isKeyShared: true })) : body }
    },
  },
  equipmentStatusUse: {
    run: async ({ actor, params: { projectId } }) => {
      await requireVisibleProject(db.orm, actor, projectId)
      return { status: 200, body: (await readEquipmentStatusUse(db.orm, actor, projectId)).map(presentUse) }
    },
  },
})
