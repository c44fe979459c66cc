import { asc, getTableColumns } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { roles } from '../../db/schema'
import type { RoleRow } from '../../holdings/grants'

/** The catalog of roles, in its order. */
export const listRoles = async (q: Queries): Promise<RoleRow[]> =>
  q.select(getTableColumns(roles)).from(roles).orderBy(asc(roles.roleGroupId), asc(roles.roleId))
