import * as z from 'zod/mini'
import { exportQuery, facetsQuery } from '../shared/list-query'

/** Columns of the exported list of licenses. */
export const LICENSE_EXPORT_COLUMNS = [
  'name',
  'licenseId',
  'company',
  'numProjects',
  'maxProjects',
  'numUsers',
  'maxUsers',
  'isActive',
  'expiryDate',
] as const

/** Body of POST x/licenses/export: the filter of the list, and the columns in their order. */
export const LicenseExport = z.strictObject({ ...facetsQuery, ...exportQuery(LICENSE_EXPORT_COLUMNS) })
