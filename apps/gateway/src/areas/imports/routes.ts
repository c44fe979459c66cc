import type { imports } from '@sitewright/api-client/contract/imports'
import { canToggleImports } from '@sitewright/domain/imports/policy'
import { shownImports } from '@sitewright/domain/imports/rules'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { lockSubject, userHandlersBy } from '../users/subjects'
import { presentImport, saveImports, tagOfEnabled } from './save'
import { readImports } from './store'

export function importHandlers(db: Database): AreaHandlers<typeof imports> {
  const { byName } = userHandlersBy(db)
  return {
    ofUser: byName(async ({ actor, subject }) => {
      const rows = await readImports(db.orm, subject)
      const body = shownImports(rows.map(presentImport), canToggleImports.decide(actor, subject).allowed)
      return { status: 200, body, tag: tagOfEnabled(rows) }
    }),
    saveOfUser: byName((call) =>
      db.transaction((tx) => saveImports(tx, call, () => lockSubject(tx, call.actor, call.params.username))),
    ),
  }
}
