import type { configs } from '@sitewright/api-client/contract/configs'
import type { Database } from '../../db/database'
import { requireVisibleProject } from '../../holdings/visible-projects'
import type { AreaHandlers } from '../../http/handler'
import { presentConfig } from './present'
import { readConfig } from './store'

export const configHandlers = (db: Database): AreaHandlers<typeof configs> => ({
  ofProject: {
    run: async ({ actor, params: { projectId, configName } }) => {
      await requireVisibleProject(db.orm, actor, projectId)
      const row = await readConfig(db.orm, projectId, configName)
      return { status: 200, body: row === undefined ? null : presentConfig(row) }
    },
  },
})
