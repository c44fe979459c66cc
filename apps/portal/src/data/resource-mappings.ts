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

const workflowMappings: Source<MappingsInput, ListReply<WorkflowMapping>> = {
  operation: resourceMappings.workflows.operation,
  load: ({ params, body }) =>
    sendInPieces(body, MAX_MAPPINGS, (ids) => resourceMappings.workflows({ params, body: ids })),
}
const preservationMappings: Source<MappingsInput, ListReply<PreservationMapping>> = {
  operation: resourceMappings.preservations.operation,
  load: ({ params, body }) =>
    sendInPieces(body, MAX_MAPPINGS, (ids) => resourceMappings.preservations({ params, body: ids })),
}

/** The workflows or preservations of a project, and their resource types. */
export interface MappingReads {
  readonly owners: Read<readonly MappingOwner[]>
  readonly mappings: Read<readonly Mapping[]>
}

const fromWorkflows = (found: readonly WorkflowMapping[]): Mapping[] =>
  found.map(({ WorkflowId, ResourceTypes }) => ({ id: WorkflowId, resourceTypes: ResourceTypes }))
const fromPreservations = (found: readonly PreservationMapping[]): Mapping[] =>
  found.map(({ PreservationId, ResourceTypes }) => ({ id: PreservationId, resourceTypes: ResourceTypes }))
const toWorkflows = (mappings: readonly Mapping[]): WorkflowMapping[] =>
  mappings.map(({ id, resourceTypes }) => ({ WorkflowId: id, ResourceTypes: [...resourceTypes] }))
const toPreservations = (mappings: readonly Mapping[]): PreservationMapping[] =>
  mappings.map(({ id, resourceTypes }) => ({ PreservationId: id, ResourceTypes: [...resourceTypes] }))

type Bodies<Entry> = { readonly body: readonly Entry[] }
const selectWorkflowOwners = ({ body }: Bodies<Parameters<typeof workflowOwners>[0][number]>) => workflowOwners(body)
const selectPreservationOwners = ({ body }: Bodies<Parameters<typeof preservationOwners>[0][number]>) =>
  preservationOwners(body)
const selectWorkflowMappings = ({ body }: Bodies<WorkflowMapping>) => fromWorkflows(body)
const selectPreservationMappings = ({ body }: Bodies<PreservationMapping>) => fromPreservations(body)

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

/** The workflows of a project and their resource types (RES-22). */
export function useWorkflowMappings(projectId: number): MappingReads {
  const owners = useRead(workflows.ofProjects, { body: [projectId] }, { select: selectWorkflowOwners })
  const mappings = useRead(workflowMappings, toInput(projectId, owners.data), {
    select: selectWorkflowMappings,
  })
  return { owners, mappings: owners.data?.length === 0 ? NOTHING : mappings }
}

/** The preservations of a project and their resource types (RES-23). The project with the defaults has none (PERM-22). */
export function usePreservationMappings(projectId: number): MappingReads {
  const hasAny = hasPreservation(projectId)
  const owners = useRead(preservations.ofProject, hasAny ? { params: { projectId } } : undefined, {
    select: selectPreservationOwners,
  })
  const mappings = useRead(preservationMappings, toInput(projectId, owners.data), {
    select: selectPreservationMappings,
  })
  if (!hasAny) return { owners: NOTHING, mappings: NOTHING }
  return { owners, mappings: owners.data?.length === 0 ? NOTHING : mappings }
}

const loadOwners = async (kind: MappingKind, projectId: number): Promise<MappingOwner[]> =>
  kind === 'workflow'
    ? workflowOwners((await cacheEntry(workflows.ofProjects, { body: [projectId] }).load()).body)
    : preservationOwners((await cacheEntry(preservations.ofProject, { params: { projectId } }).load()).body)

async function loadMappings(kind: MappingKind, projectId: number, owners: readonly MappingOwner[]): Promise<Mapping[]> {
  const input = toInput(projectId, owners)
  if (input === undefined) return []
  return kind === 'workflow'
    ? fromWorkflows((await cacheEntry(workflowMappings, input).load()).body)
    : fromPreservations((await cacheEntry(preservationMappings, input).load()).body)
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
function storeWorkflows(projectId: number, saved: readonly WorkflowMapping[]): void {
  const byId = new Map(saved.map((mapping) => [mapping.WorkflowId, mapping]))
  void updateCached(
    workflowMappings,
    ({ params }) => params.projectId === projectId,
    (known) => known.map((mapping) => byId.get(mapping.WorkflowId) ?? mapping),
  )
}

function storePreservations(projectId: number, saved: readonly PreservationMapping[]): void {
  const byId = new Map(saved.map((mapping) => [mapping.PreservationId, mapping]))
  void updateCached(
    preservationMappings,
    ({ params }) => params.projectId === projectId,
    (known) => known.map((mapping) => byId.get(mapping.PreservationId) ?? mapping),
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
export async function addMappings(kind: MappingKind, projectId: number, mappings: readonly Mapping[]) {
  const params = { projectId }
  const addToWorkflows = (body: WorkflowMapping[]) => resourceMappings.addToWorkflows({ params, body })
  const addToPreservations = (body: PreservationMapping[]) => resourceMappings.addToPreservations({ params, body })
  return messageOf(
    kind === 'workflow'
      ? await write(() => sendInPieces(toWorkflows(mappings), MAX_MAPPINGS, addToWorkflows), {
          ...ADD,
          store: (saved) => storeWorkflows(projectId, saved),
        })
      : await write(() => sendInPieces(toPreservations(mappings), MAX_MAPPINGS, addToPreservations), {
          ...ADD,
          store: (saved) => storePreservations(projectId, saved),
        }),
  )
}

/** Removes resource types from workflows or preservations of a project (RES-32). @returns the message of a failure */
export async function removeMappings(kind: MappingKind, projectId: number, mappings: readonly Mapping[]) {
  const params = { projectId }
  return messageOf(
    kind === 'workflow'
      ? await write(() => resourceMappings.removeFromWorkflows({ params, body: toWorkflows(mappings) }), {
          ...REMOVE,
          store: (saved) => storeWorkflows(projectId, saved),
        })
      : await write(() => resourceMappings.removeFromPreservations({ params, body: toPreservations(mappings) }), {
          ...REMOVE,
          store: (saved) => storePreservations(projectId, saved),
        }),
  )
}

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
