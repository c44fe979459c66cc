import type { projects as contract } from '@sitewright/api-client/contract/projects'
import { PROJECT_PAGE_SIZE, PROJECT_SORT_KEYS } from '@sitewright/domain/projects/record'
import { exportHandler } from '../../exports/list-export'
import { requireVisibleProject } from '../../holdings/visible-projects'
import type { AreaHandlers } from '../../http/handler'
import { asRead, replyWithList, wholeList } from '../../http/whole-list'
import type { JobStart } from '../../jobs/start'
import { requireLicense } from '../licenses/narrow'
import { pageOf, sortOf } from '../list-query'
import { createProject } from './create'
import { projectExport } from './export'
import { countProjectFacets, DEFAULT_PROJECT_SORT, projectList, toProjectFilter } from './list'
import { presentProject, presentProjects } from './present'
import { activateProject, deactivateProject, readUse, requireProject, saveProject } from './save'
import { firstMembers, memberPieces, usersOf } from './store'

export const projectHandlers = ({ db, onJob }: JobStart): AreaHandlers<typeof contract> => ({
  list: {
    run: async ({ actor, query }) => {
      const sort = sortOf(query.sort, PROJECT_SORT_KEYS, DEFAULT_PROJECT_SORT)
      return replyWithList(pageOf(query, PROJECT_PAGE_SIZE), {
        ...projectList(db.orm, toProjectFilter(actor, query), sort),
        present: (rows) => presentProjects(db.orm, rows),
      })
    },
  },
  facets: {
    run: async ({ actor, query }) => ({
      status: 200,
      body: await countProjectFacets(db.orm, toProjectFilter(actor, query)),
    }),
  },
  export: exportHandler({ db, onJob }, projectExport),
  one: {
    run: async ({ actor, params: { projectId } }) => ({
      status: 200,
      body: await presentProject(db.orm, actor, await requireProject(db.orm, actor, projectId)),
    }),
  },
  create: {
    run: async (call) => {
      await requireLicense(db.orm, call.actor, 'licenseId', call.body.licenseId)
      return db.transaction(async (tx) => ({ status: 200, body: await createProject(tx, call) }))
    },
  },
  save: { run: (call) => db.transaction((tx) => saveProject(tx, call)) },
  activate: { run: (call) => db.transaction((tx) => activateProject(tx, call)) },
  deactivate: { run: (call) => db.transaction((tx) => deactivateProject(tx, call)) },
  use: {
    run: async ({ actor, params: { projectId } }) => ({
      status: 200,
      body: await readUse(db.orm, await requireProject(db.orm, actor, projectId)),
    }),
  },
  users: {
    run: async ({ actor, params: { projectId }, query }) => {
      await requireVisibleProject(db.orm, actor, projectId)
      const condition = usersOf(actor, projectId, { ...query, search: query.search?.trim() ?? '' })
      if (query.pageSize !== undefined) {
        return { status: 200, body: await firstMembers(db.orm, condition, query.pageSize) }
      }
      return { status: 200, list: wholeList((size) => memberPieces(db.orm, condition, size), asRead) }
    },
  },
})
