import type { FieldLabels } from '@sitewright/domain/activity/fields'
import { apiKeyLabels } from '@sitewright/domain/api-keys/messages'
import { catalogLabels } from '@sitewright/domain/catalog/screen-messages'
import { groupLabels } from '@sitewright/domain/groups/messages'
import { importScreenLabels } from '@sitewright/domain/imports/screen-messages'
import { integrationLabels } from '@sitewright/domain/integrations/messages'
import { licenseScreenLabels } from '@sitewright/domain/licenses/screen-messages'
import { internalSettingsLabels } from '@sitewright/domain/internal-settings/messages'
import { projectScreenLabels } from '@sitewright/domain/projects/screen-messages'
import { shortcutLabels } from '@sitewright/domain/shortcuts/messages'
import { siteScreenLabels } from '@sitewright/domain/sites/screen-messages'
import { userLabels } from '@sitewright/domain/users/messages'

/** The labels of the forms, so that a field has one name everywhere. */
export const fieldLabels: FieldLabels = {
  user: { ...userLabels, addOns: userLabels.productLicenses },
  'user group': groupLabels,
  license: {
    ...licenseScreenLabels,
    isActive: licenseScreenLabels.active,
    ownerId: licenseScreenLabels.owner,
    expiryNotificationDays: licenseScreenLabels.notificationDays,
    integrations: integrationLabels.list,
    basicShortcuts: shortcutLabels.basic,
    dashboardShortcuts: shortcutLabels.dashboard,
    customerCode: internalSettingsLabels.customerCode,
    opportunityId: internalSettingsLabels.opportunityId,
  },
  project: {
    ...projectScreenLabels,
    isActive: projectScreenLabels.active,
    parentProjectId: projectScreenLabels.parentProject,
  },
  site: { ...siteScreenLabels, ...siteScreenLabels.colors },
  environment: catalogLabels.environments,
  'product license': catalogLabels.productLicenses,
  integration: catalogLabels.integrations,
  report: catalogLabels.reports,
  'import system': importScreenLabels,
  'API key': { ...apiKeyLabels, isActive: apiKeyLabels.active },
}
