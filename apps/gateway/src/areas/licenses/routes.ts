import { eq } from 'drizzle-orm'
import type { licenses } from '@sitewright/api-client/contract/licenses'
import { LICENSE_PAGE_SIZE, type LicenseQuery } from '@sitewright/domain/licenses/model'
import { projects } from '../../db/schema'
import { exportHandler } from '../../exports/list-export'
import type { AreaHandlers } from '../../http/handler'
import { asRead, replyWithList, wholeList } from '../../http/whole-list'
import { projectPieces } from '../projects/store'
import { scopeOf } from '../../db/scope'
import type { JobStart } from '../../jobs/start'
import { pageOf } from '../list-query'
import { createLicense } from './create'
import { licenseExport } from './export'
import { linkEnvironment, unlinkEnvironment } from './environments'
import { narrow } from './narrow'
import { ofLicense } from './of-license'
import { readOverLimit } from './over-limit'
import { presentLicense, presentReport } from './present'
import { countLicenseFacets, selectionOf, type LicenseSelection, licenseList } from './list'
import { readLicenseAddOns } from './read-add-ons'
import { saveLicense } from './save'
import { saveAddOns } from './save-add-ons'
import { listVendors, readLicenseNames, type LicenseRow } from './store'
import { readUse } from './use'

export function licenseHandlers({ db, onJob }: JobStart): AreaHandlers<typeof licenses> {
  /** A page of the licenses of a query, or all of them. */
  const replyWith = <Item>(
    query: LicenseQuery,
    selection: LicenseSelection,
    present: (rows: readonly LicenseRow[]) => Promise<Item[]>,
  ) =>
    replyWithList(pageOf(query, LICENSE_PAGE_SIZE), {
      ...licenseList(db.orm, selection),
      present,
    })
  return {
    list: {
      run: async ({ actor, query, now }) =>
        replyWith(query, await selectionOf(db.orm, actor, query, now), async (rows: readonly LicenseRow[]) => {
          const names = await readLicenseNames(db.orm, scopeOf(actor), rows)
          return rows.map((row) => presentLicense(row, names))
        }),
    },
    report: {
      run: async ({ actor, query, now }) =>
        replyWith(query, await selectionOf(db.orm, actor, query, now), async (rows: readonly LicenseRow[]) =>
          rows.map(presentReport),
        ),
    },
    facets: {
      run: async ({ actor, query, now }) => ({
        status: 200,
        body: await countLicenseFacets(db.orm, await selectionOf(db.orm, actor, query, now), now),
      }),
    },
    export: exportHandler({ db, onJob }, licenseExport, ({ actor, body }) => narrow(db.orm, actor, body.licenseId)),
    create: {
      run: async (call) => db.transaction((tx) => createLicense(tx, call)),
    },
    linkEnvironment: {
      run: async (call) => db.transaction((tx) => linkEnvironment(tx, call)),
    },
    unlinkEnvironment: {
      run: async (call) => db.transaction((tx) => unlinkEnvironment(tx, call)),
    },
    use: {
      run: async ({ params, now }) => ({ status: 200, body: await readUse(db.orm, params.licenseId, now) }),
    },
    addOns: {
      ...ofLicense(db),
      run: async ({ subject }) => ({ status: 200, ...(await readLicenseAddOns(db.orm, subject.licenseId)) }),
    },
    projects: {
      ...ofLicense(db),
      run: async ({ subject }) => {
        const condition = eq(projects.licenseId, subject.licenseId)
        return { status: 200, list: wholeList((size) => projectPieces(db.orm, condition, size), asRead) }
      },
    },
    vendors: {
      ...ofLicense(db),
      run: async ({ subject }) => ({ status: 200, body: await listVendors(db.orm, subject.licenseId) }),
    },
    saveAddOns: {
      run: async (call) => db.transaction((tx) => saveAddOns(tx, call)),
    },
    save: {
      run: async (call) => db.transaction((tx) => saveLicense(tx, call)),
    },
    overLimit: {
      run: async ({ params, query }) => ({ status: 200, body: await readOverLimit(db.orm, params.licenseId, query) }),
    },
  }
}
