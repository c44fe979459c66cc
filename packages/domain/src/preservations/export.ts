import * as z from 'zod/mini'
import { exportQuery } from '../shared/list-query'
import { PRESERVATION_SORT_KEYS } from './list'

/** The list has no filter by license. */
const { licenseId: _, ...query } = exportQuery(PRESERVATION_SORT_KEYS)

/** Body of POST x/preservations/export: the filter of the list, and the columns in their order. */
export const PreservationExport = z.strictObject({ projectId: z.optional(z.int()), ...query })
