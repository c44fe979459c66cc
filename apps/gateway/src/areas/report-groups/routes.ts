import type { reports } from '@sitewright/api-client/contract/reports'
import { REPORT_GROUP_PAGE_SIZE } from '@sitewright/domain/report-groups/model'
import { exportHandler } from '../../exports/list-export'
import type { AreaHandlers } from '../../http/handler'
import { replyWithList } from '../../http/whole-list'
import type { JobStart } from '../../jobs/start'
import { pageOf } from '../list-query'
import { reportGroupExport } from './export'
import { reportGroupList } from './list'
import { addReportGroup, refuseDouble, removeReportGroup } from './save'

type Handlers = Pick<AreaHandlers<typeof reports>, 'groups' | 'exportGroups' | 'addGroup' | 'removeGroup'>

/** Report groups are a part of the area of reports. */
export const reportGroupHandlers = ({ db, onJob }: JobStart): Handlers => ({
  groups: {
    run: async ({ query }) => {
      return replyWithList(pageOf(query, REPORT_GROUP_PAGE_SIZE), {
        ...reportGroupList(db.orm, query),
        present: async (rows) => rows,
      })
    },
  },
  exportGroups: exportHandler({ db, onJob }, reportGroupExport),
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
