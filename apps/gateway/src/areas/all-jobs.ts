import type { JobKind } from '../jobs/define'
import { activityExport } from './activity/routes'
import { apiKeyExport } from './api-keys/export'
import { groupExport } from './groups/export'
import { importExport } from './imports/export'
import { licenseExport } from './licenses/export'
import { projectExport } from './projects/export'
import { userExport } from './users/export'

/** Every kind of job that the gateway runs. */
export const ALL_JOBS: readonly JobKind[] = [
  userExport,
  groupExport,
  apiKeyExport,
  licenseExport,
  projectExport,
  importExport,
  activityExport,
]
