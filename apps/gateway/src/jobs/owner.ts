import { sql } from 'drizzle-orm'
import { isLicenseOpen } from '@sitewright/domain/licenses/expiry'
import {
  allowed,
  refused,
  worksInAllLicenses,
  worksInLicense,
  type Actor,
  type Decision,
  type Policy,
} from '@sitewright/domain/shared/policy'
import { jobMessages } from '@sitewright/domain/jobs/messages'
import type { Database } from '../db/database'
import { roleNames } from '../holdings/role-names'
import type { JobScope } from './define'
import type { JobRow } from './job-row'

/** The columns that the query below answers. */
type OwnerFacts = {
  user_id: number
  user_name: string
  license_id: number
  is_approved: boolean
  is_locked_out: boolean
  is_license_active: boolean
  license_expiry_date: number | null
  roles: string[]
}

/** The owner of a job as the database knows them at this moment. `undefined` when they could not sign in either. */
export async function readOwner(db: Database, userId: number, now: number): Promise<Actor | undefined> {
  const { rows } = await db.execute<OwnerFacts>(sql`
    select u.user_id, u.user_name, u.license_id, u.is_approved, u.is_locked_out,
      l.is_active as is_license_active, l.expiry_date as license_expiry_date, ${roleNames} as roles
    from app_user u join license l using (license_id)
    where u.user_id = ${userId}::integer`)
  const facts = rows[0]
  if (facts === undefined || !facts.is_approved || facts.is_locked_out) return undefined
  const license = { isActive: facts.is_license_active, expiryDate: facts.license_expiry_date }
  if (!isLicenseOpen(license, now)) return undefined
  return { userId: facts.user_id, userName: facts.user_name, licenseId: facts.license_id, roles: facts.roles }
}

/** Whether the actor may still reach all that the job was started for. Another license, or all of them, must not come with an old job. */
export const isScopeOpen = (actor: Actor, scope: JobScope): boolean =>
  scope === 'all' ? worksInAllLicenses(actor) : worksInLicense(actor, scope.licenseId)

export const scopeOfRow = ({ licenseId }: { readonly licenseId: number | null }): JobScope =>
  licenseId === null ? 'all' : { licenseId }

/** Whether the owner has every role that they had when the job started: with fewer roles, a list can have fewer rows or columns (API-122). */
export const keepsRoles = (owner: Actor, { roles }: Pick<JobRow, 'roles'>): boolean =>
  roles === null || roles.every((role) => owner.roles.includes(role))

/** May the owner of a job still do it? Judged before it runs and while it runs. */
export function judgeOwner(
  owner: Actor | undefined,
  policy: Policy,
  job: Pick<JobRow, 'licenseId' | 'roles'>,
): Decision {
  if (owner === undefined) return refused(jobMessages.ownerShutOut)
  const decision = policy.decide(owner)
  if (!decision.allowed) return refused(jobMessages.notAllowed(decision.reason))
  if (!isScopeOpen(owner, scopeOfRow(job))) return refused(jobMessages.otherScope)
  return keepsRoles(owner, job) ? allowed : refused(jobMessages.rolesLost)
}
