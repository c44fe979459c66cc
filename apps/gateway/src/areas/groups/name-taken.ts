import { groupMessages } from '@sitewright/domain/groups/messages'
import { violates } from '../../db/violation'
import { invalid } from '../../http/refusals'

/**
 * Rethrows an error of a transaction that writes a group's name. Only the index ensures that the name is unique within its license, in any case, so that concurrent saves
 * cannot both take it (GROUP-33, GROUP-34).
 * @param field the field of the name
 * @throws Problem 400 where another group has the name
 */
export const refuseTakenName =
  (field: string) =>
  (error: unknown): never => {
    throw violates(error, 'user_group_license_id_name')
      ? invalid({ [field]: [groupMessages.nameTaken] }, groupMessages.nameTaken)
      : error
  }
