import { and, eq, ne } from 'drizzle-orm'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { Queries } from '../../db/database'
import { hasTwin } from '../../db/name-twins'
import { userGroups } from '../../db/schema'
import { violates } from '../../db/violation'
import { invalid } from '../../http/refusals'

const refuse = (field: string) => invalid({ [field]: [groupMessages.nameTaken] }, groupMessages.nameTaken)

/** A name that a group would have. */
interface NewName {
  /** Absent for a new group. */
  readonly userGroupId?: number
  readonly licenseId: number
  readonly name: string
}

/**
 * @param field the field of the name
 * @throws Problem 400 where the name is the same as one that the index spares
 */
export async function refuseNameOfTwin(tx: Queries, { userGroupId = 0, licenseId, name }: NewName, field: string) {
  const others = and(eq(userGroups.licenseId, licenseId), ne(userGroups.userGroupId, userGroupId))
  if (await hasTwin(tx, userGroups, name, others)) throw refuse(field)
}

/**
 * Rethrows an error of a transaction that writes a group's name. Only the index ensures that the name is unique within its license, so that concurrent saves
 * cannot both take it (GROUP-33, GROUP-34).
 * @param field the field of the name
 * @throws Problem 400 where another group has the name
 */
export const refuseTakenName =
  (field: string) =>
  (error: unknown): never => {
    throw violates(error, 'user_group_license_id_name') ? refuse(field) : error
  }
