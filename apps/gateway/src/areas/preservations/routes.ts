import type { preservations as contract } from '@sitewright/api-client/contract/preservations'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { exportHandler } from '../../exports/list-export'
import type { SignedIn } from '../../http/caller'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { wholeList } from '../../http/whole-list'
import type { JobStart } from '../../jobs/start'
import { preservationExport } from './export'
import { presentPreservation } from './present'
import { savePreservations } from './save'
import { hasVisibleProject, preservationPieces } from './store'

export const preservationHandlers = ({ db, onJob }: JobStart): AreaHandlers<typeof contract> => {
  const replyWith = (actor: SignedIn, projectIds: readonly number[]) => {
    const pieces = (size: number) => preservationPieces(db.orm, actor, projectIds, size)
    return { status: 200 as const, list: wholeList(pieces, (rows) => rows.map(presentPreservation)) }
  }
  return {
    list: { run: ({ actor, body }) => Promise.resolve(replyWith(actor, body)) },
    ofProject: {
      run: async ({ actor, params: { projectId } }) => {
        if (!(await hasVisibleProject(db.orm, actor, projectId))) throw notFound(projectRecordMessages.notFound)
        return replyWith(actor, [projectId])
      },
    },
    save: { run: (call) => db.transaction((tx) => savePreservations(tx, call)) },
    export: exportHandler({ db, onJob }, preservationExport),
  }
}
