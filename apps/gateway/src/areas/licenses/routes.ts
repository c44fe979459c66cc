import type { licenses } from '@sitewright/api-client/contract/licenses'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { scopeOf } from '../scope'
import { presentLicense, presentLicenseAddOn } from './present'
import { licenseExists, listLicenseAddOns, listLicenses } from './store'

export const licenseHandlers = (db: Database): AreaHandlers<typeof licenses> => ({
  list: {
    run: async ({ actor }) => {
      const rows = await listLicenses(db.orm, scopeOf(actor))
      return { status: 200, body: rows.map(presentLicense) }
    },
  },
  addOns: {
    load: async ({ actor, params }) => {
      const { licenseId } = params
      return (await licenseExists(db.orm, scopeOf(actor), licenseId)) ? { licenseId } : undefined
    },
    stranger: (actor) => ({ licenseId: actor.licenseId }),
    missing: licenseMessages.notFound,
    run: async ({ subject }) => {
      const rows = await listLicenseAddOns(db.orm, subject.licenseId)
      return { status: 200, body: rows.map(presentLicenseAddOn) }
    },
  },
})
