import type { imports } from '@sitewright/api-client/contract/imports'
import { canToggleImports } from '@sitewright/domain/imports/policy'
import { shownImports } from '@sitewright/domain/imports/rules'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { tagOfIds } from '../../http/versions'
import { holdSubject, userSubjects } from '../users/subjects'
import { enabledIds, presentImport, saveImports } from './save'
import { readImports } from './store'

export function importHandlers(db: Database): AreaHandlers<typeof imports> {
  const { byName: ofUser } = userSubjects(db)
  return {
    ofUser: {
      ...ofUser,
      run: async ({ actor, subject }) => {
        const rows = await readImports(db.orm, subject)
        const body = shownImports(rows.map(presentImport), canToggleImports.decide(actor, subject).allowed)
        return { status: 200, body, tag: tagOfIds(enabledIds(rows)) }
      },
    },
    saveOfUser: {
      ...ofUser,
      run: async (call) => {
        const rows = await db.transaction(async (tx) =>
          saveImports(tx, call, await holdSubject(tx, call.actor, call.params.username)),
        )
        return { status: 200, body: rows.map(presentImport), tag: tagOfIds(enabledIds(rows)) }
      },
    },
  }
}
