import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { invalid, notFound } from '../../http/refusals'
import { scopeOf, type LicenseScope } from '../../db/scope'
import { licenseExists } from './store'

/** The scope narrowed to a license; one outside of it answers as one that does not exist (ROLE-54). */
export async function narrow(q: Queries, actor: Actor, licenseId: number | undefined): Promise<LicenseScope> {
  const scope = scopeOf(actor)
  if (licenseId === undefined) return scope
  if (!(await licenseExists(q, scope, licenseId))) throw notFound(licenseMessages.notFound)
  return { licenseId }
}

/** @throws Problem 400 with the field of a license that does not exist, or is out of scope, with the same sentence (ROLE-54) */
export async function requireLicense(q: Queries, actor: Actor, field: string, licenseId: number): Promise<void> {
  if (await licenseExists(q, scopeOf(actor), licenseId)) return
  throw invalid({ [field]: [licenseMessages.notFound] }, licenseMessages.notFound)
}
