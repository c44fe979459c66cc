import type { apiKeys } from '@sitewright/api-client/contract/api-keys'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { API_KEY_PAGE_SIZE, API_KEY_SORT_KEYS } from '@sitewright/domain/api-keys/model'
import type { LicenseOwned } from '@sitewright/domain/shared/policy'
import { scopeOf } from '../../db/scope'
import type { SignedIn } from '../../http/caller'
import { exportHandler } from '../../exports/list-export'
import type { AreaHandlers } from '../../http/handler'
import { loading } from '../../http/loading'
import { replyWithList } from '../../http/whole-list'
import type { JobStart } from '../../jobs/start'
import { narrow, requireLicense } from '../licenses/narrow'
import { pageOf, sortOf } from '../list-query'
import { addOnsOfKey, saveAddOnsOfKey } from './add-ons'
import { apiKeyExport } from './export'
import { DEFAULT_KEY_SORT, keyList } from './list'
import { presentKey, presentKeyList } from './present'
import { projectsOfKey, saveProjectsOfKey } from './projects'
import { rolesOfKey, saveRolesOfKey } from './roles'
import { createKey, saveKey } from './save'
import { findKey } from './store'

export function apiKeyHandlers({ db, onJob }: JobStart): AreaHandlers<typeof apiKeys> {
  /** Handlers of calls about one key. Their subject is the key's row. */
  const ofKey = loading({
    load: ({ actor, params }: { actor: SignedIn; params: { id: number } }) =>
      findKey(db.orm, scopeOf(actor), params.id),
    stranger: ({ licenseId }): LicenseOwned => ({ licenseId }),
    missing: apiKeyMessages.notFound,
  })
  return {
    list: {
      run: async ({ actor, query }) => {
        const sort = sortOf(query.sort, API_KEY_SORT_KEYS, DEFAULT_KEY_SORT)
        const filter = {
          scope: await narrow(db.orm, actor, query.licenseId),
          isActiveOnly: query.activeOnly === true,
          search: query.search?.trim() ?? '',
        }
        return replyWithList(pageOf(query, API_KEY_PAGE_SIZE), {
          ...keyList(db.orm, filter, sort),
          present: (rows) => presentKeyList(db.orm, actor, rows),
        })
      },
    },
    one: ofKey(async ({ actor, subject }) => ({ status: 200, body: await presentKey(db.orm, actor, subject) })),
    create: {
      run: async (call) => {
        await requireLicense(db.orm, call.actor, 'licenseId', call.body.licenseId)
        return { status: 200, body: await db.transaction((tx) => createKey(tx, call)) }
      },
    },
    save: ofKey((call) => db.transaction((tx) => saveKey(tx, call))),
    addOns: ofKey(async ({ subject }) => ({ status: 200, ...(await addOnsOfKey(db.orm, subject.apiKeyId)) })),
    saveAddOns: ofKey((call) => db.transaction((tx) => saveAddOnsOfKey(tx, call))),
    projects: ofKey(async ({ subject }) => ({ status: 200, ...(await projectsOfKey(db.orm, subject)) })),
    saveProjects: ofKey((call) => db.transaction((tx) => saveProjectsOfKey(tx, call))),
    roleInfo: ofKey(async ({ subject }) => ({ status: 200, ...(await rolesOfKey(db.orm, subject.apiKeyId)) })),
    saveRoles: ofKey((call) => db.transaction((tx) => saveRolesOfKey(tx, call))),
    export: exportHandler({ db, onJob }, apiKeyExport, ({ actor, body }) => narrow(db.orm, actor, body.licenseId)),
  }
}
