import type { imports } from '@sitewright/api-client/contract/imports'
import { canToggleImports } from '@sitewright/domain/imports/policy'
import { shownImports } from '@sitewright/domain/imports/rules'
import { IMPORT_SYSTEM_PAGE_SIZE, IMPORT_SYSTEM_SORT_KEYS } from '@sitewright/domain/imports/system'
import { exportHandler } from '../../exports/list-export'
import { requireVisibleProject } from '../../holdings/visible-projects'
import type { AreaHandlers } from '../../http/handler'
import { replyWithList, wholeList } from '../../http/whole-list'
import type { JobStart } from '../../jobs/start'
import { pageOf, sortOf } from '../list-query'
import { lockSubject, userHandlersBy } from '../users/subjects'
import { importExport } from './export'
import { presentImport, presentSystem } from './present'
import { saveImports, tagOfEnabled } from './save'
import { readImports } from './store'
import { createSystem, refuseTakenName, requireSystem, saveSystem } from './system-save'
import { countSystemFacets, DEFAULT_SYSTEM_SORT, readPaths, systemList, toSystemFilter } from './system-store'

/** Whole lists have one order and no search. */
const OF_PROJECT = { search: '' } as const

export function importHandlers({ db, onJob }: JobStart): AreaHandlers<typeof imports> {
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
    list: {
      run: async ({ actor, query }) => {
        const sort = sortOf(query.sort, IMPORT_SYSTEM_SORT_KEYS, DEFAULT_SYSTEM_SORT)
        return replyWithList(pageOf(query, IMPORT_SYSTEM_PAGE_SIZE), {
          ...systemList(db.orm, toSystemFilter(actor, query), sort),
          present: (rows) => Promise.resolve(rows.map(presentSystem)),
        })
      },
    },
    facets: {
      run: async ({ actor, query }) => ({
        status: 200,
        body: await countSystemFacets(db.orm, toSystemFilter(actor, query)),
      }),
    },
    export: exportHandler({ db, onJob }, importExport),
    one: {
      run: async ({ actor, params: { configId } }) => ({
        status: 200,
        body: presentSystem(await requireSystem(db.orm, actor, configId)),
      }),
    },
    paths: { run: async ({ actor }) => ({ status: 200, body: await readPaths(db.orm, actor) }) },
    save: { run: (call) => db.transaction((tx) => saveSystem(tx, call)).catch(refuseTakenName) },
    ofProject: {
      run: async ({ actor, params: { projectId } }) => {
        await requireVisibleProject(db.orm, actor, projectId)
        const filter = { ...OF_PROJECT, reader: actor, projectId }
        const { pieces } = systemList(db.orm, filter, DEFAULT_SYSTEM_SORT)
        return { status: 200, list: wholeList(pieces, (rows) => rows.map(presentSystem)) }
      },
    },
    create: {
      run: (call) =>
        db
          .transaction(async (tx) => ({ status: 200 as const, body: await createSystem(tx, call) }))
          .catch(refuseTakenName),
    },
  }
}
