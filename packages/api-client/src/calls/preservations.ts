import * as z from 'zod/mini'
import { Preservation } from '@sitewright/domain/preservations/model'
import type { ClientRows } from '../contract/contract'
import { exportOf } from './list-calls'

/** The bytes of 100 steps in each of 500 projects, with room for fields that only other clients know. */
const SAVE_LIMIT = 8 * 1024 * 1024

export const preservations = {
  list: { base: 'gateway', method: 'POST', path: '/preservation/getAll', replies: { 200: z.array(Preservation) } },
  ofProject: {
    base: 'gateway',
    method: 'GET',
    path: '/:projectId/preservation/bulk',
    replies: { 200: z.array(Preservation) },
  },
  save: {
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/preservation/bulk',
    bodyLimit: SAVE_LIMIT,
    replies: { 200: z.array(Preservation), 409: z.array(Preservation) },
  },
  export: exportOf('/preservations/export'),
} as const satisfies ClientRows
