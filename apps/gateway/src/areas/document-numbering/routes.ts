import type { documentNumbering as contract } from '@sitewright/api-client/contract/document-numbering'
import type { Database } from '../../db/database'
import { requireVisibleProject } from '../../holdings/visible-projects'
import type { AreaHandlers } from '../../http/handler'
import { presentNumber } from './present'
import { readNumbers } from './store'
import { updateNumbers } from './update'

export const documentNumberingHandlers = (db: Database): AreaHandlers<typeof contract> => ({
  list: {
    run: async ({ actor, body, params: { projectId } }) => {
      await requireVisibleProject(db.orm, actor, projectId)
      return { status: 200, body: (await readNumbers(db.orm, projectId, body)).map(presentNumber) }
    },
  },
  update: {
    run: (call) => db.transaction(async (tx) => ({ status: 200, body: await updateNumbers(tx, call) })),
  },
})
