import type { configs } from '@sitewright/api-client/contract/configs'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import type { Database } from '../../db/database'
import { requireVisible } from '../../holdings/visible-projects'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { presentConfig } from './present'
import { readConfig } from './store'

export const configHandlers = (db: Database): AreaHandlers<typeof configs> => ({
  ofProject: {
    run: async ({ actor, params: { projectId, configName } }) => {
      await requireVisible(db.orm, actor, [projectId], () => notFound(projectRecordMessages.notFound))
      const row = await readConfig(db.orm, projectId, configName)
      return { status: 200, body: row === undefined ? null : presentConfig(row) }
    },
  },
})
