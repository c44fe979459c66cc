import type { projects as contract } from '@sitewright/api-client/contract/projects'
import { projectMessages } from '@sitewright/domain/projects/messages'
import type { Database } from '../../db/database'
import { projects, users } from '../../db/schema'
import { requireVisible, visibleProjectsSql } from '../../holdings/visible-projects'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { asRead, wholeList } from '../../http/whole-list'
import { firstMembers, memberPieces, projectPieces, usersOf } from './store'

export const projectHandlers = (db: Database): AreaHandlers<typeof contract> => ({
  list: {
    run: async ({ actor }) => {
      const condition = visibleProjectsSql(actor)
      const count = () => db.orm.$count(projects, condition)
      return { status: 200, list: wholeList(count, (size) => projectPieces(db.orm, condition, size), asRead) }
    },
  },
  users: {
    run: async ({ actor, params: { projectId }, query }) => {
      await requireVisible(db.orm, actor, [projectId], () => notFound(projectMessages.notFound))
      const condition = usersOf(actor, projectId, { ...query, search: query.search?.trim() ?? '' })
      if (query.pageSize !== undefined) {
        return { status: 200, body: await firstMembers(db.orm, condition, query.pageSize) }
      }
      const count = () => db.orm.$count(users, condition)
      return { status: 200, list: wholeList(count, (size) => memberPieces(db.orm, condition, size), asRead) }
    },
  },
})
