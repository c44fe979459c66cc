import * as z from 'zod/mini'
import { exportQuery, facetsQuery } from '../shared/list-query'

/** Columns of the exported list of import systems. */
export const IMPORT_EXPORT_COLUMNS = [
  'displayName',
  'projectId',
  'path',
  'description',
  'isInternal',
  'active',
] as const

/** Import systems have no license of their own. */
const { licenseId: _, ...query } = exportQuery(IMPORT_EXPORT_COLUMNS)

/** Body of POST x/imports/export: the filter of the list, and the columns in their order. */
export const ImportExport = z.strictObject({ projectId: z.optional(z.int()), ...facetsQuery, ...query })
