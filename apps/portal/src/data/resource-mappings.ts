import { preservations as preservationCalls } from '@sitewright/api-client/calls/preservations'
import { resourceMappings as mappingCalls } from '@sitewright/api-client/calls/resource-mappings'
import { workflows as workflowCalls } from '@sitewright/api-client/calls/workflows'
import { hasPreservation } from '@sitewright/domain/projects/policy'
import { mappingMessages, mappingTexts } from '@sitewright/domain/resource-mappings/messages'
import {
  MAX_MAPPINGS,
  type Mapping,
  type MappingKind,
  type PreservationMapping,
  type WorkflowMapping,
} from '@sitewright/domain/resource-mappings/model'
import {
  type MappedOwner,
  type MappingOwner,
  preservationOwners,
  withMappings,
  workflowOwners,
} from '@sitewright/domain/resource-mappings/owners'
import { type FieldErrors, getMessage } from '@sitewright/domain/shared/problem'
import { createOperations, type Source } from './api'
import { type ListReply, sendInPieces } from './in-pieces'
import { cacheEntry, type Read, updateCached, useRead } from './read'
import { write, type WriteOptions } from './write'

const { preservations, resourceMappings, workflows } = createOperations({
  preservations: preservationCalls,
  resourceMappings: mappingCalls,
  workflows: workflowCalls,
})

interface MappingsInput {
  readonly params: { readonly projectId: number }
  /** Ids of workflows or preservations. A project can have more of them than a call accepts. */
  readonly body: readonly number[]
}

type Params = MappingsInput['params']
type Call<Item, Entry> = (input: { params: Params; body: Item[] }) => Promise<ListReply<Entry>>

/** The calls of one kind, whose wire names the ids differently. */
function createCalls<Entry>(
  calls: { read: Call<number, Entry> & { operation: string }; add: Call<Entry, Entry>; remove: Call<Entry, Entry> },
  toMapping: (entry: Entry) => Mapping,
  toEntry: (mapping: Mapping) => Entry,
) {
  const adapt = ({ status, body }: ListReply<Entry>): ListReply<Mapping> => ({ status, body: body.map(toMapping) })
  const source: Source<MappingsInput, ListReply<Mapping>> = {
    operation: calls.read.operation,
    load: async ({ params, body }) =>
      adapt(await sendInPieces(body, MAX_MAPPINGS, (ids) => calls.read({ params, body: ids }))),
  }
  return {
    source,
    add: async (params: Params, mappings: readonly Mapping[]) =>
      adapt(await sendInPieces(mappings.map(toEntry), MAX_MAPPINGS, (body) => calls.add({ params, body }))),
    remove: async (params: Params, mappings: readonly Mapping[]) =>
      adapt(await calls.remove({ params, body: mappings.map(toEntry) })),
  }
}

const CALLS = {
  workflow: createCalls<WorkflowMapping>(
    {
      read: resourceMappings.workflows,
      add: resourceMappings.addToWorkflows,
      remove: resourceMappings.removeFromWorkflows,
    },
    ({ WorkflowId, ResourceTypes }) => ({ id: WorkflowId, resourceTypes: ResourceTypes }),
    ({ id, resourceTypes }) => ({ WorkflowId: id, ResourceTypes: [...resourceTypes] }),
  ),
  preservation: createCalls<PreservationMapping>(
    {
      read: resourceMappings.preservations,
      add: resourceMappings.addToPreservations,
      remove: resourceMappings.removeFromPreservations,
    },
    ({ PreservationId, ResourceTypes }) => ({ id: PreservationId, resourceTypes: ResourceTypes }),
    ({ id, resourceTypes }) => ({ PreservationId: id, ResourceTypes: [...resourceTypes] }),
  ),
} as const satisfies Readonly<Record<MappingKind, unknown>>

/** The workflows or preservations of a project, and their resource types. */
export interface MappingReads {
  readonly owners: Read<readonly MappingOwner[]>
  readonly mappings: Read<readonly Mapping[]>
}

type Bodies<Entry> = { readonly body: readonly Entry[] }
const selectWorkflowOwners = ({ body }: Bodies<Parameters<typeof workflowOwners>[0][number]>) => workflowOwners(body)
const selectPreservationOwners = ({ body }: Bodies<Parameters<typeof preservationOwners>[0][number]>) =>
  preservationOwners(body)
/** A project without workflows has no mappings: the call needs ids. */
const NOTHING: Read<never[]> = {
  data: [],
  error: undefined,
  isLoading: false,
  isValidating: false,
  reload: async () => undefined,
}

/** Names the workflows or preservations whose mappings are read; `undefined` without any. */
const toInput = (projectId: number, owners: readonly MappingOwner[] | undefined) =>
  owners === undefined || owners.length === 0 ? undefined : { params: { projectId }, body: owners.map(({ id }) => id) }

function useMappings(kind: MappingKind, projectId: number, owners: Read<readonly MappingOwner[]>): MappingReads {
  const mappings = useRead(CALLS[kind].source, toInput(projectId, owners.data))
  return { owners, mappings: owners.data?.length === 0 ? NOTHING : mappings }
}

/** The workflows of a project and their resource types (RES-22). */
export const useWorkflowMappings = (projectId: number): MappingReads =>
  useMappings(
    'workflow',
    projectId,
    useRead(workflows.ofProjects, { body: [projectId] }, { select: selectWorkflowOwners }),
  )

/** The preservations of a project and their resource types (RES-23). The project with the defaults has none (PERM-22). */
export function usePreservationMappings(projectId: number): MappingReads {
  const hasAny = hasPreservation(projectId)
  const owners = useRead(preservations.ofProject, hasAny ? { params: { projectId } } : undefined, {
    select: selectPreservationOwners,
  })
  return useMappings('preservation', projectId, hasAny ? owners : NOTHING)
}

const loadOwners = async (kind: MappingKind, projectId: number): Promise<MappingOwner[]> =>
  kind === 'workflow'
    ? workflowOwners((await cacheEntry(workflows.ofProjects, { body: [projectId] }).load()).body)
    : preservationOwners((await cacheEntry(preservations.ofProject, { params: { projectId } }).load()).body)

async function loadMappings(kind: MappingKind, projectId: number, owners: readonly MappingOwner[]): Promise<Mapping[]> {
  const input = toInput(projectId, owners)
  return input === undefined ? [] : (await cacheEntry(CALLS[kind].source, input).load()).body
}

/** What the target of a copy has now, or the message of a failure. */
export async function loadMappedOwners(
  kind: MappingKind,
  projectId: number,
): Promise<{ owners: MappedOwner[] } | { message: string }> {
  try {
    const owners = await loadOwners(kind, projectId)
    return { owners: withMappings(owners, await loadMappings(kind, projectId, owners)) }
  } catch (error) {
    return { message: getMessage(error, mappingTexts[kind].fetchFailed) }
  }
}

/** Puts the mappings of a reply into the cached ones of its project. */
function storeMappings(kind: MappingKind, projectId: number, saved: readonly Mapping[]): void {
  const byId = new Map(saved.map((mapping) => [mapping.id, mapping]))
  void updateCached(
    CALLS[kind].source,
    ({ params }) => params.projectId === projectId,
    (known) => known.map((mapping) => byId.get(mapping.id) ?? mapping),
  )
}

/** A mapped workflow cannot be archived. Another user may have changed the mappings before a failure. */
const EFFECTS = {
  refresh: ['activity.ofProject', 'workflows.validateArchive'],
  refreshAfterFailure: ['resourceMappings.workflows', 'resourceMappings.preservations'],
} as const satisfies Partial<WriteOptions<unknown, unknown>>

const ADD = { ...EFFECTS, saved: mappingMessages.saved, failed: mappingMessages.saveFailed }
const REMOVE = { ...EFFECTS, saved: mappingMessages.removed, failed: mappingMessages.removeFailed }

/** The message of a failure, with what the server found in single mappings. */
function messageOf(outcome: { status: string; message?: string; fields?: FieldErrors }): string | undefined {
  const { message, fields = {} } = outcome
  if (message === undefined) return undefined
  const sentences = new Set(Object.values(fields).flat())
  return [message, ...[...sentences].filter((sentence) => !message.includes(sentence))].join(' ')
}

/** Assigns resource types to workflows or preservations of a project (RES-22, RES-23). @returns the message of a failure */
export const addMappings = async (kind: MappingKind, projectId: number, mappings: readonly Mapping[]) =>
  messageOf(
    await write(() => CALLS[kind].add({ projectId }, mappings), {
      ...ADD,
      store: (saved) => storeMappings(kind, projectId, saved),
    }),
  )

/** Removes resource types from workflows or preservations of a project (RES-32). @returns the message of a failure */
export const removeMappings = async (kind: MappingKind, projectId: number, mappings: readonly Mapping[]) =>
  messageOf(
    await write(() => CALLS[kind].remove({ projectId }, mappings), {
      ...REMOVE,
      store: (saved) => storeMappings(kind, projectId, saved),
    }),
  )

/** Saves what a change of one row adds and removes. @returns the message of a failure */
export async function changeMapping(
  kind: MappingKind,
  projectId: number,
  id: number,
  { added, removed }: { readonly added: readonly number[]; readonly removed: readonly number[] },
): Promise<string | undefined> {
  const failure =
    removed.length === 0 ? undefined : await removeMappings(kind, projectId, [{ id, resourceTypes: removed }])
  if (failure !== undefined || added.length === 0) return failure
  return addMappings(kind, projectId, [{ id, resourceTypes: added }])
}
