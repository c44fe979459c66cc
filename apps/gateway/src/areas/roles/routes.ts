import type { roles } from '@sitewright/api-client/contract/roles'
import type { Database } from '../../db/database'
import { presentRole } from '../../holdings/role-info'
import type { AreaHandlers } from '../../http/handler'
import { listRoles } from './store'

export const roleHandlers = (db: Database): AreaHandlers<typeof roles> => ({
  list: {
    run: async () => ({ status: 200, body: (await listRoles(db.orm)).map(presentRole) }),
  },
})
