import type { jump as calls } from '@sitewright/api-client/contract/jump'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { findRecords } from './records'

export const jumpHandlers = (db: Database): AreaHandlers<typeof calls> => ({
  search: {
    run: async ({ actor, query }) => {
      const search = query.search.trim()
      return { status: 200, body: search === '' ? [] : await findRecords(db.orm, actor, { ...query, search }) }
    },
  },
})
