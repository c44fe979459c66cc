import type { addOns } from '@sitewright/api-client/contract/add-ons'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { presentAddOn } from '../../holdings/add-on-wire'
import { listAddOns } from './store'

export const addOnHandlers = (db: Database): AreaHandlers<typeof addOns> => ({
  list: {
    run: async () => ({ status: 200, body: (await listAddOns(db.orm)).map(presentAddOn) }),
  },
})
