import type { resources as contract } from '@sitewright/api-client/contract/resources'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { presentResourceType } from './present'
import { readResourceTypes } from './store'

export const resourceHandlers = (db: Database): AreaHandlers<typeof contract> => ({
  types: {
    run: async () => ({ status: 200, body: (await readResourceTypes(db.orm)).map(presentResourceType) }),
  },
})
