import type { JobKind } from '../jobs/define'
import { activityExport } from './activity/routes'
import { apiKeyExport } from './api-keys/export'
import { environmentPart } from './catalog/environments'
import { catalogExportOf } from './catalog/export'
import { integrationPart } from './catalog/integrations'
import type { CatalogOptions } from './catalog/notice'
import { productLicensePart } from './catalog/product-licenses'
import { reportPart } from './catalog/reports'
import { groupExport } from './groups/export'
import { importExport } from './imports/export'
import { integrationReportExport } from './integration-reports/export'
import { licenseExport } from './licenses/export'
import { preservationExport } from './preservations/export'
import { projectExport } from './projects/export'
import { reportGroupExport } from './report-groups/export'
import { userExport } from './users/export'
import { workflowExport } from './workflows/export'

/** Every kind of job that the gateway runs. */
export const allJobs = (options: Pick<CatalogOptions, 'config'>): readonly JobKind[] => [
  userExport,
  groupExport,
  apiKeyExport,
  licenseExport,
  projectExport,
  importExport,
  workflowExport,
  preservationExport,
  integrationReportExport,
  reportGroupExport,
  catalogExportOf(environmentPart, options),
  catalogExportOf(productLicensePart, options),
  catalogExportOf(integrationPart, options),
  catalogExportOf(reportPart, options),
  activityExport,
]
