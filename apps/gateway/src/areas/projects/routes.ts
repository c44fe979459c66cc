import type { projects } from '@sitewright/api-client/contract/projects'
import { projectMessages } from '@sitewright/domain/projects/messages'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { listUsersOf, listVisible } from './store'

export const projectHandlers = (db: Database): AreaHandlers<typeof projects> => ({
  list: { run: async ({ actor }) => ({ status: 200, body: await listVisible(db.orm, actor) }) },
  users: {
    run: async ({ actor, params: { projectId }, query }) => {
      // One that is not seen does not exist (ROLE-54).
      const [project] = await listVisible(db.orm, actor, projectId)
      if (project === undefined) throw notFound(projectMessages.notFound)
      const asked = { ...query, search: query.search?.trim() ?? '' }
      return { status: 200, body: await listUsersOf(db.orm, actor, projectId, asked) }
    },
  },
})
