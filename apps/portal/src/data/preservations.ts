import { useCallback, useMemo, useState } from 'react'
import { preservations as preservationCalls } from '@sitewright/api-client/calls/preservations'
import { projects as projectCalls } from '@sitewright/api-client/calls/projects'
import { copiesOf, isKeyShared } from '@sitewright/domain/preservations/copies'
import {
  pageOfPreservations,
  type PreservationFilter,
  type PreservationRow,
  toPreservationRows,
} from '@sitewright/domain/preservations/list'
import type { Preservation } from '@sitewright/domain/preservations/model'
import { projectsForPreservation, projectsWithPreservation } from '@sitewright/domain/projects/policy'
import type { ProjectRecord } from '@sitewright/domain/projects/record'
import type { LicenseOf } from '@sitewright/domain/shared/copies'
import type { ListRows } from '@sitewright/domain/shared/lists'
import { createOperations } from './api'
import { type Read, type ReadOptions, useRead } from './read'

const { preservations, projects } = createOperations({ preservations: preservationCalls, projects: projectCalls })

/** A project as preservations need it. */
export type PreservationProject = Pick<ProjectRecord, 'projectId' | 'licenseId' | 'name' | 'isActive'>

const selectProjects = ({ body }: { readonly body: readonly ProjectRecord[] }): PreservationProject[] =>
  projectsWithPreservation(body).map(({ projectId, licenseId, name, isActive }) => ({
    projectId,
    licenseId,
    name,
    isActive,
  }))

/** Every project that the user sees, without the one with the defaults (PRES-09, PERM-22). */
export const usePreservationProjects = () => useRead(projects.list, {}, { select: selectProjects })

const selectOffered = (cached: { readonly body: readonly ProjectRecord[] }): PreservationProject[] =>
  projectsForPreservation(selectProjects(cached))

/** The projects that the editor offers (PRES-36). */
export const useOfferedProjects = () => useRead(projects.list, {}, { select: selectOffered })

type Reply = Awaited<ReturnType<typeof preservations.list.load>>
type Input = Parameters<typeof preservations.list.load>[0]
type Revalidates = ReadOptions<Input, Reply, unknown>['revalidates']

/** A read that needs the projects first: the state of both. */
const joinRead = <Value>(first: Read<unknown>, second: Read<unknown>, data: Value | undefined): Read<Value> => ({
  data,
  error: first.error ?? second.error,
  isLoading: first.isLoading || second.isLoading,
  isValidating: first.isValidating || second.isValidating,
  reload: () => (first.error === undefined ? second.reload() : first.reload()),
})

/** The preservations of all projects that the user sees, and the licenses of these projects (PRES-10, API2-72, WF-81). */
function useAllPreservations<Value>(
  derive: (all: readonly Preservation[], licenseOf: LicenseOf) => Value,
  revalidates: Revalidates,
): Read<Value> {
  const visible = usePreservationProjects()
  const licenses = useMemo(
    () => visible.data && new Map(visible.data.map(({ projectId, licenseId }) => [projectId, licenseId])),
    [visible.data],
  )
  const body = useMemo(() => licenses && [...licenses.keys()], [licenses])
  const list = useRead(preservations.list, body && { body }, { select: selectAll, keepsPrevious: true, revalidates })
  const { data } = list
  const value = useMemo(
    () => data && licenses && derive(data, (projectId) => licenses.get(projectId)),
    [data, licenses, derive],
  )
  return joinRead(visible, list, value)
}

const selectAll = ({ body }: Reply): readonly Preservation[] => body

/** The same object for an equal filter, because the address yields a new one in every render. */
function useStable(filter: PreservationFilter): PreservationFilter {
  const [known, setKnown] = useState(filter)
  if (JSON.stringify(known) === JSON.stringify(filter)) return known
  setKnown(filter)
  return filter
}

/**
 * One page of the preservations that a filter selects.
 * @param isForced loads them again, as after a save; else they are not loaded again once they are there (PRES-35, API2-75)
 */
export function usePreservationPage(filter: PreservationFilter, isForced: boolean): Read<ListRows<PreservationRow>> {
  const rows = useAllPreservations<PreservationRow[]>(toPreservationRows, isForced ? 'on-mount' : 'if-missing')
  const { data } = rows
  const stable = useStable(filter)
  const page = useMemo(() => data && pageOfPreservations(data, stable), [data, stable])
  return { ...rows, data: page }
}

/** All copies of the preservation that one of them belongs to. Loaded on every visit, so that nobody edits an old version. */
export function usePreservation(id: number): Read<readonly Preservation[]> {
  const findCopies = useCallback(
    (all: readonly Preservation[], licenseOf: LicenseOf) => copiesOf(all, id, licenseOf),
    [id],
  )
  return useAllPreservations<readonly Preservation[]>(findCopies, 'on-mount')
}

/** Whether projects of another license have copies with the key of the preservation (WF-81). */
export function useIsKeyShared(id: number): boolean {
  const find = useCallback(
    (all: readonly Preservation[], licenseOf: LicenseOf) => isKeyShared(all, id, licenseOf),
    [id],
  )
  return useAllPreservations(find, 'if-missing').data ?? false
}
