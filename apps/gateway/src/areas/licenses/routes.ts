import { eq } from 'drizzle-orm'
import type { licenses } from '@sitewright/api-client/contract/licenses'
import type { Database } from '../../db/database'
import { projects } from '../../db/schema'
import type { AreaHandlers } from '../../http/handler'
import { asRead, wholeList } from '../../http/whole-list'
import { projectPieces } from '../projects/store'
import { scopeOf } from '../../db/scope'
import { ofLicense } from './of-license'
import { readOverLimit } from './over-limit'
import { presentLicense } from './present'
import { readLicenseAddOns } from './read-add-ons'
import { saveLicense } from './save'
import { saveAddOns } from './save-add-ons'
import { listLicenses, listVendors } from './store'

export const licenseHandlers = (db: Database): AreaHandlers<typeof licenses> => ({
  list: {
    run: async ({ actor }) => {
      const rows = await listLicenses(db.orm, scopeOf(actor))
      return { status: 200, body: rows.map(presentLicense) }
    },
  },
  addOns: {
    ...ofLicense(db),
    run: async ({ subject }) => ({ status: 200, ...(await readLicenseAddOns(db.orm, subject.licenseId)) }),
  },
  projects: {
    ...ofLicense(db),
    run: async ({ subject }) => {
      const condition = eq(projects.licenseId, subject.licenseId)
      const count = () => db.orm.$count(projects, condition)
      return { status: 200, list: wholeList(count, (size) => projectPieces(db.orm, condition, size), asRead) }
    },
  },
  vendors: {
    ...ofLicense(db),
    run: async ({ subject }) => ({ status: 200, body: await listVendors(db.orm, subject.licenseId) }),
  },
  saveAddOns: {
    run: (call) => db.transaction((tx) => saveAddOns(tx, call)),
  },
  save: {
    run: (call) => db.transaction((tx) => saveLicense(tx, call)),
  },
  overLimit: {
    run: async ({ params, query }) => ({ status: 200, body: await readOverLimit(db.orm, params.licenseId, query) }),
  },
})
