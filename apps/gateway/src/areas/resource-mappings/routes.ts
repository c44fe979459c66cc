import type { resourceMappings as contract } from '@sitewright/api-client/contract/resource-mappings'
import type { Mapping, MappingKind } from '@sitewright/domain/resource-mappings/model'
import type { Database } from '../../db/database'
import { requireVisibleProject } from '../../holdings/visible-projects'
import type { SignedIn } from '../../http/caller'
import type { AreaHandlers } from '../../http/handler'
import {
  presentPreservationMapping,
  presentWorkflowMapping,
  readPreservationMappings,
  readWorkflowMappings,
} from './present'
import { addMappings, removeMappings } from './save'
import { groupPairs, readOwners, readPairs } from './store'

export const resourceMappingHandlers = (db: Database): AreaHandlers<typeof contract> => {
  const read = async (
    actor: SignedIn,
    kind: MappingKind,
    projectId: number,
    ids: readonly number[],
  ): Promise<Mapping[]> => {
    await requireVisibleProject(db.orm, actor, projectId)
    const owners = await readOwners(db.orm, actor, kind, projectId, [...new Set(ids)])
    return groupPairs(
      owners,
      await readPairs(
        db.orm,
        kind,
        projectId,
        owners.map(({ id }) => id),
      ),
    )
  }
  return {
    workflows: {
      run: async ({ actor, body, params: { projectId } }) => ({
        status: 200,
        body: (await read(actor, 'workflow', projectId, body)).map(presentWorkflowMapping),
      }),
    },
    addToWorkflows: {
      run: (call) =>
        db.transaction(async (tx) => {
          const mappings = readWorkflowMappings(call.body)
          const action = 'resourceMappings.addToWorkflows'
          const saved = await addMappings(tx, { ...call, kind: 'workflow', ...call.params, action, mappings })
          return { status: 200, body: saved.map(presentWorkflowMapping) }
        }),
    },
    removeFromWorkflows: {
      run: (call) =>
        db.transaction(async (tx) => {
          const mappings = readWorkflowMappings(call.body)
          const action = 'resourceMappings.removeFromWorkflows'
          const saved = await removeMappings(tx, { ...call, kind: 'workflow', ...call.params, action, mappings })
          return { status: 200, body: saved.map(presentWorkflowMapping) }
        }),
    },
    preservations: {
      run: async ({ actor, body, params: { projectId } }) => ({
        status: 200,
        body: (await read(actor, 'preservation', projectId, body)).map(presentPreservationMapping),
      }),
    },
    addToPreservations: {
      run: (call) =>
        db.transaction(async (tx) => {
          const mappings = readPreservationMappings(call.body)
          const action = 'resourceMappings.addToPreservations'
          const saved = await addMappings(tx, { ...call, kind: 'preservation', ...call.params, action, mappings })
          return { status: 200, body: saved.map(presentPreservationMapping) }
        }),
    },
    removeFromPreservations: {
      run: (call) =>
        db.transaction(async (tx) => {
          const mappings = readPreservationMappings(call.body)
          const action = 'resourceMappings.removeFromPreservations'
          const saved = await removeMappings(tx, { ...call, kind: 'preservation', ...call.params, action, mappings })
          return { status: 200, body: saved.map(presentPreservationMapping) }
        }),
    },
  }
}
