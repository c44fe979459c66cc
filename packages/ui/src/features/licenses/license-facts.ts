import { formatExpiryDay } from '@sitewright/domain/licenses/expiry'
import type { License } from '@sitewright/domain/licenses/model'
import { licenseScreenLabels as labels } from '@sitewright/domain/licenses/screen-messages'
import { listMessages } from '@sitewright/domain/shared/list-messages'
import type { RecordFact } from '../patterns/record-facts'

/** The facts that the pages of a license choose from for their headers. Those of a license that is loading have no value. */
export const licenseFacts = (license: License | undefined) =>
  ({
    licenseId: { label: labels.licenseId, skeleton: 16, value: license?.licenseId },
    company: { label: labels.company, skeleton: 128, value: license?.company },
    expiryDate: {
      label: labels.expiryDate,
      skeleton: 72,
      value: license && (formatExpiryDay(license.expiryDate) || labels.never),
    },
    environments: {
      label: labels.environments,
      skeleton: 72,
      value: license && (license.environmentNames?.join(', ') || listMessages.none),
    },
    owner: { label: labels.owner, skeleton: 88, value: license && (license.ownerName ?? listMessages.none) },
  }) satisfies Record<string, RecordFact>
