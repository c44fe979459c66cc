import type { imports } from '@sitewright/api-client/contract/imports'
import { canToggleImports } from '@sitewright/domain/imports/policy'
import { shownImports } from '@sitewright/domain/imports/rules'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { scopeOf } from '../scope'
import { lockUser } from '../users/store'
import { userSubjects } from '../users/subjects'
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
        const rows = await db.transaction(async (tx) => {
          const user = await lockUser(tx, scopeOf(call.actor), call.params.username)
          if (user === undefined) throw notFound(ofUser.missing)
          return saveImports(tx, call, user)
        })
        return { status: 200, body: rows.map(presentImport), tag: tagOfIds(enabledIds(rows)) }
      },
    },
  }
}
