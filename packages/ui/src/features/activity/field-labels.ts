import type { FieldLabels } from '@sitewright/domain/activity/fields'
import { apiKeyLabels } from '@sitewright/domain/api-keys/messages'
import { groupLabels } from '@sitewright/domain/groups/messages'
import { integrationLabels } from '@sitewright/domain/integrations/messages'
import { licenseScreenLabels } from '@sitewright/domain/licenses/screen-messages'
import { userLabels } from '@sitewright/domain/users/messages'

/** The labels of the forms, so that a field has one name everywhere. */
export const fieldLabels: FieldLabels = {
  user: { ...userLabels, addOns: userLabels.productLicenses },
  'user group': groupLabels,
  license: {
    ...licenseScreenLabels,
    isActive: licenseScreenLabels.active,
    expiryNotificationDays: licenseScreenLabels.notificationDays,
    integrations: integrationLabels.list,
  },
  'API key': { ...apiKeyLabels, isActive: apiKeyLabels.active },
}
