import * as z from 'zod/mini'
import { PreservationExport } from '@sitewright/domain/preservations/export'
import { Preservation, PreservationProjectIds, PreservationSave } from '@sitewright/domain/preservations/model'
import { canAdministerPreservations, canReadPreservationsOfProject } from '@sitewright/domain/preservations/policy'
import { call } from './contract'
import { exportCall } from './list-calls'

const ProjectPath = z.object({ projectId: z.int() })

/** The bytes of 100 steps in each of 500 projects, with room for fields that only other clients know. */
const SAVE_LIMIT = 8 * 1024 * 1024

export const preservations = {
  list: call({
    base: 'gateway',
    method: 'POST',
    path: '/preservation/getAll',
    onlyReads: true,
    summary: 'The preservations of these projects, by name. Projects that the caller does not see are left out.',
    allow: canAdministerPreservations,
    body: PreservationProjectIds,
    replies: { 200: z.array(Preservation) },
  }),
  ofProject: call({
    base: 'gateway',
    method: 'GET',
    path: '/:projectId/preservation/bulk',
    summary: 'The preservations of a project that the caller sees, by name.',
    allow: canReadPreservationsOfProject,
    params: ProjectPath,
    replies: { 200: z.array(Preservation) },
  }),
  save: call({
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/preservation/bulk',
    summary:
      'Saves copies of preservations, one for each project, all or none; id 0 adds one. Replies with all copies of them that the caller sees.',
    allow: canAdministerPreservations,
    params: ProjectPath,
    body: PreservationSave,
    bodyLimit: SAVE_LIMIT,
    keepsStored: true,
    replies: { 200: z.array(Preservation), 409: z.array(Preservation) },
  }),
  export: exportCall({
    path: '/preservations/export',
    summary: 'Starts a job that writes the preservations of the list as a CSV file.',
    allow: canAdministerPreservations,
    body: PreservationExport,
  }),
} as const
