import * as z from 'zod/mini'
import { exportQuery, facetsQuery } from '../shared/list-query'

/** Columns of the exported list of projects: those of the list, and the state that the list shows as a badge. */
export const PROJECT_EXPORT_COLUMNS = [
  'name',
  'projectId',
  'description',
  'licenseId',
  'licenseName',
  'isActive',
] as const

/** Body of POST x/projects/export: the filter of the list, and the columns in their order. */
export const ProjectExport = z.strictObject({
  isActive: z.optional(z.boolean()),
  ...facetsQuery,
  ...exportQuery(PROJECT_EXPORT_COLUMNS),
})
