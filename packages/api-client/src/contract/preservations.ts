import * as z from 'zod/mini'
import { PreservationExport } from '@sitewright/domain/preservations/export'
import { PreservationProjectIds, PreservationSave } from '@sitewright/domain/preservations/model'
import { canAdministerPreservations, canReadPreservationsOfProject } from '@sitewright/domain/preservations/policy'
import * as calls from '../calls/preservations'
import { rows } from './contract'

const ProjectPath = z.object({ projectId: z.int() })

export const preservations = rows(calls.preservations, {
  list: {
    onlyReads: true,
    summary: 'The preservations of these projects, by name. Projects that the caller does not see are left out.',
    allow: canAdministerPreservations,
    body: PreservationProjectIds,
  },
  ofProject: {
    summary: 'The preservations of a project that the caller sees, by name.',
    allow: canReadPreservationsOfProject,
    params: ProjectPath,
  },
  save: {
    summary:
      'Saves copies of preservations, one for each project, all or none; id 0 adds one. Replies with all copies of them that the caller sees.',
    allow: canAdministerPreservations,
    params: ProjectPath,
    body: PreservationSave,
    keepsStored: true,
  },
  export: {
    summary: 'Starts a job that writes the preservations of the list as a CSV file.',
    allow: canAdministerPreservations,
    body: PreservationExport,
    needsPerson: true,
  },
})
