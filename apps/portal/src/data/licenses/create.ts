import { adaptCreatedLicense } from '@sitewright/api-client/adapt/licenses'
import { licenses as licenseCalls } from '@sitewright/api-client/calls/licenses'
import type { LicenseCreate } from '@sitewright/domain/licenses/input'
import { licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import { createOperations } from '../api'
import { write } from '../write'
import { LINK_READS } from './environments'

const { licenses } = createOperations({ licenses: licenseCalls })

/**
 * Links a license to an environment. A failure is a toast that offers it again: the license exists already (LIC-49).
 * @param saved shown in a toast after another try, because nothing else on the page says so
 */
const linkEnvironment = (licenseId: number, environmentId: number, saved?: string): Promise<unknown> =>
  write(() => licenses.linkEnvironment({ params: { licenseId, environmentId } }), {
    failed: licenseScreenMessages.linkFailed,
    isFailureToasted: true,
    retry: () => void linkEnvironment(licenseId, environmentId, licenseScreenMessages.linked),
    saved,
    refresh: [...LINK_READS],
  })

/** Creates a license, then links it to its environment (LIC-48, ENV-14). The value is its id, whether it could be linked or not. */
export async function createLicense(body: LicenseCreate) {
  const outcome = await write(() => licenses.create({ body }), {
    saved: licenseScreenMessages.created,
    failed: licenseScreenMessages.createFailed,
    adapt: adaptCreatedLicense,
    refresh: ['licenses.list', 'licenses.report'],
  })
  if (outcome.status === 'saved') await linkEnvironment(outcome.value, body.environmentId)
  return outcome
}
