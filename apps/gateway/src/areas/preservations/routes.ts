import type { preservations as contract } from '@sitewright/api-client/contract/preservations'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { presentPreservation } from './present'
import { savePreservations } from './save'
import { hasVisibleProject, readOfProjects } from './store'

export const preservationHandlers = (db: Database): AreaHandlers<typeof contract> => ({
  list: {
    run: async ({ actor, body }) => ({
      status: 200,
      body: (await readOfProjects(db.orm, actor, body)).map(presentPreservation),
    }),
  },
  ofProject: {
    run: async ({ actor, params: { projectId } }) => {
      if (!(await hasVisibleProject(db.orm, actor, projectId))) throw notFound(projectRecordMessages.notFound)
      return { status: 200, body: (await readOfProjects(db.orm, actor, [projectId])).map(presentPreservation) }
    },
  },
  save: { run: (call) => db.transaction((tx) => savePreservations(tx, call)) },
})
