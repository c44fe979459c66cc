import type { resourceMappings as contract } from '@sitewright/api-client/contract/resource-mappings'
import type { Mapping, MappingKind } from '@sitewright/domain/resource-mappings/model'
import type { Database } from '../../db/database'
import { requireVisibleProject } from '../../holdings/visible-projects'
import type { SignedIn } from '../../http/caller'
import type { AreaHandlers } from '../../http/handler'
import type { SaveCall } from '../../saves/save-locked'
import {
  presentPreservationMapping,
  presentWorkflowMapping,
  readPreservationMappings,
  readWorkflowMappings,
} from './present'
import { addMappings, removeMappings } from './save'
import { groupPairs, readOwners, readPairs } from './store'

/** How the two kinds of mappings look on the wire. */
const WORKFLOWS = { kind: 'workflow', read: readWorkflowMappings, present: presentWorkflowMapping } as const
const PRESERVATIONS = {
  kind: 'preservation',
  read: readPreservationMappings,
  present: presentPreservationMapping,
} as const

interface Wire<Entry> {
  readonly kind: MappingKind
  readonly read: (body: readonly Entry[]) => Mapping[]
  readonly present: (mapping: Mapping) => Entry
}

interface ReadCall {
  readonly actor: SignedIn
  readonly body: readonly number[]
  readonly params: { readonly projectId: number }
}

interface ChangeCall<Entry> extends SaveCall {
  readonly body: readonly Entry[]
  readonly params: { readonly projectId: number }
}

export const resourceMappingHandlers = (db: Database): AreaHandlers<typeof contract> => {
  const reads =
    <Entry>({ kind, present }: Wire<Entry>) =>
    async ({ actor, body, params: { projectId } }: ReadCall) => {
      await requireVisibleProject(db.orm, actor, projectId)
      const owners = await readOwners(db.orm, actor, kind, projectId, [...new Set(body)])
      const ids = owners.map(({ id }) => id)
      const pairs = await readPairs(db.orm, kind, projectId, ids)
      return { status: 200 as const, body: groupPairs(owners, pairs).map(present) }
    }
  const changes =
    <Entry>({ kind, read, present }: Wire<Entry>, action: string, change: typeof addMappings) =>
    (call: ChangeCall<Entry>) =>
      db.transaction(async (tx) => {
        const saved = await change(tx, { ...call, ...call.params, kind, action, mappings: read(call.body) })
        return { status: 200 as const, body: saved.map(present) }
      })
  return {
    workflows: { run: reads(WORKFLOWS) },
    addToWorkflows: { run: changes(WORKFLOWS, 'resourceMappings.addToWorkflows', addMappings) },
    removeFromWorkflows: { run: changes(WORKFLOWS, 'resourceMappings.removeFromWorkflows', removeMappings) },
    preservations: { run: reads(PRESERVATIONS) },
    addToPreservations: { run: changes(PRESERVATIONS, 'resourceMappings.addToPreservations', addMappings) },
    removeFromPreservations: {
      run: changes(PRESERVATIONS, 'resourceMappings.removeFromPreservations', removeMappings),
    },
  }
}
