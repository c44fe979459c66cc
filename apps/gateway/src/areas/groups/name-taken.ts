import { groupMessages } from '@sitewright/domain/groups/messages'
import { violates } from '../../db/violation'
import { invalid } from '../../http/refusals'

/**
 * Runs a transaction that writes a group's name. That it is unique within its license, in any case, is kept by the index alone: it holds for saves at the same time too
 * (GROUP-33, GROUP-34).
 * @param field the field of the name
 * @throws Problem 400 where another group has the name
 */
export async function tellingTakenName<T>(field: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!violates(error, 'user_group_license_id_name')) throw error
    throw invalid({ [field]: [groupMessages.nameTaken] }, groupMessages.nameTaken)
  }
}
