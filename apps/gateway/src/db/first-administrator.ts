import { ROLES } from '@sitewright/domain/shared/role-catalog'
import { StartFault } from '../start-fault'
import type { Queries } from './database'
import { hashPassword } from './password-hash'
import { seedRoles } from './role-catalog'
import { licenses, userRoles, users } from './schema'

export interface FirstAdministrator {
  readonly userName: string
  readonly password: string
}

/** @throws StartFault when nobody was named: an empty database would let nobody in. */
export function requireFirstAdministrator(admin: FirstAdministrator | undefined): FirstAdministrator {
  if (admin !== undefined) return admin
  throw new StartFault(
    'The database is empty and SEED=none makes no demo accounts: nobody could sign in.',
    'Set ADMIN_USERNAME and ADMIN_PASSWORD (12 characters at least) for this first start.',
  )
}

/** Production's start: the catalog of roles, one license, and one administrator who holds every role. */
export async function seedFirstAdministrator(
  tx: Queries,
  named: FirstAdministrator | undefined,
  now: number,
): Promise<void> {
  const admin = requireFirstAdministrator(named)
  const roleIds = await seedRoles(tx)
  const [license] = await tx
    .insert(licenses)
    .values({ name: 'Administration', company: 'Administration', maxProjects: -1, maxUsers: -1 })
    .returning({ licenseId: licenses.licenseId })
  if (license === undefined) throw new Error('The first license was not written.')
  const [user] = await tx
    .insert(users)
    .values({
      userName: admin.userName,
      firstName: 'First',
      lastName: 'Administrator',
      email: '',
      licenseId: license.licenseId,
      createDate: now,
      lastPasswordChangedDate: now,
      passwordHash: await hashPassword(admin.password),
    })
    .returning({ userId: users.userId })
  if (user === undefined) throw new Error('The first administrator was not written.')
  await tx.insert(userRoles).values(ROLES.map((role) => ({ ownerId: user.userId, itemId: roleIds(role.name) })))
}
