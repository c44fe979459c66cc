import { eq } from 'drizzle-orm'
import type { licenses } from '@sitewright/api-client/contract/licenses'
import type { Database } from '../../db/database'
import { projects } from '../../db/schema'
import { roleGroupsByAddOn } from '../../holdings/grants'
import type { AreaHandlers } from '../../http/handler'
import { asRead, wholeList } from '../../http/whole-list'
import { projectPieces } from '../projects/store'
import { scopeOf } from '../../db/scope'
import { ofLicense } from './of-license'
import { presentLicense, presentLicenseAddOn } from './present'
import { listLicenseAddOns, listLicenses, listVendors } from './store'

export const licenseHandlers = (db: Database): AreaHandlers<typeof licenses> => ({
  list: {
    run: async ({ actor }) => {
      const rows = await listLicenses(db.orm, scopeOf(actor))
      return { status: 200, body: rows.map(presentLicense) }
    },
  },
  addOns: {
    ...ofLicense(db),
    run: async ({ subject }) => {
      const rows = await listLicenseAddOns(db.orm, subject.licenseId)
      const groupsOf = await roleGroupsByAddOn(
        db.orm,
        rows.map(({ addOnId }) => addOnId),
      )
      return { status: 200, body: rows.map((row) => presentLicenseAddOn(row, groupsOf.get(row.addOnId) ?? [])) }
    },
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
})
