import type { reports } from '@sitewright/api-client/contract/reports'
import { REPORT_GROUP_PAGE_SIZE, REPORT_GROUP_SORT_KEYS } from '@sitewright/domain/reports/group-model'
import { DEFAULT_REPORT_GROUP_SORT } from '@sitewright/domain/reports/group-rules'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { replyWithList } from '../../http/whole-list'
import { pageOf, sortOf } from '../list-query'
import { reportGroupList } from './list'
import { addReportGroup, refuseDouble, removeReportGroup } from './save'

type Handlers = Pick<AreaHandlers<typeof reports>, 'groups' | 'addGroup' | 'removeGroup'>

/** Report groups are a part of the area of reports. */
export const reportGroupHandlers = (db: Database): Handlers => ({
  groups: {
    run: async ({ query }) => {
      const sort = sortOf(query.sort, REPORT_GROUP_SORT_KEYS, DEFAULT_REPORT_GROUP_SORT)
      const filter = { licenseId: query.licenseId, search: query.search?.trim() ?? '' }
      return replyWithList(pageOf(query, REPORT_GROUP_PAGE_SIZE), {
        ...reportGroupList(db.orm, filter, sort),
        present: async (rows) => rows,
      })
    },
  },
  addGroup: {
    run: async (call) => ({
      status: 200,
      body: await db.transaction((tx) => addReportGroup(tx, call)).catch(refuseDouble),
    }),
  },
  removeGroup: {
    run: async (call) => {
      await db.transaction((tx) => removeReportGroup(tx, call))
      return { status: 200, body: null }
    },
  },
})
