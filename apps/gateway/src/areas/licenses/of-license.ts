import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { Actor, LicenseOwned } from '@sitewright/domain/shared/policy'
import type { Database } from '../../db/database'
import { scopeOf } from '../../db/scope'
import { licenseExists } from './store'

/** What a call about one license, `:licenseId`, is judged by: another license than the own one answers as one that does not exist (ROLE-54). */
export const ofLicense = (db: Database) => ({
  load: async ({
    actor,
    params: { licenseId },
  }: {
    actor: Actor
    params: LicenseOwned
  }): Promise<LicenseOwned | undefined> =>
    (await licenseExists(db.orm, scopeOf(actor), licenseId)) ? { licenseId } : undefined,
  stranger: ({ licenseId }: Actor): LicenseOwned => ({ licenseId }),
  missing: licenseMessages.notFound,
})
