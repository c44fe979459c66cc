import { useCallback, useMemo } from 'react'
import { projectScreenMessages } from '@sitewright/domain/projects/screen-messages'
import {
  type EquipmentConfigs,
  equipmentOptions,
  equipmentSource,
  haveDifferingStatuses,
} from '@sitewright/domain/workflows/equipment'
import type { ProjectFacts } from '@sitewright/domain/workflows/item-tabs'
import { judgeProjects } from '@sitewright/domain/workflows/project-choice'
import type { Workflow, WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import type { Actor } from '@sitewright/domain/shared/policy'
import { getMessage } from '@sitewright/domain/shared/problem'
import { useEquipmentConfigs, useLicenseStatuses, useWorkflowProjects } from './projects'
import { useArchiveErrors } from '../workflows'

const NO_CONFIGS: EquipmentConfigs['ofProjects'] = new Map()
const NO_PROJECTS: readonly { projectId: number; licenseId: number; name: string }[] = []

/** The projects that a workflow can be in, and what they decide (WF-30, WF-63 to WF-70). @param copies the stored copies; none for a new workflow */
export function useProjectChoice(copies: readonly Workflow[], actor: Actor) {
  const read = useWorkflowProjects()
  const projects = read.data ?? NO_PROJECTS
  const names = useMemo(
    () =>
      new Map([
        ...copies.map(({ projectId, projectName }) => [projectId, projectName] as const),
        ...projects.map(({ projectId, name }) => [projectId, name] as const),
      ]),
    [copies, projects],
  )
  const ids = useMemo(() => [...names.keys()], [names])
  const [copy] = copies
  const licenses = useMemo(() => new Map(projects.map((project) => [project.projectId, project.licenseId])), [projects])
  const licenseId = (copy && licenses.get(copy.projectId)) ?? actor.licenseId
  const { data: known, isLoading: areConfigsLoading } = useEquipmentConfigs(ids, actor)
  const ofProjects = known ?? NO_CONFIGS
  const { data: license, isLoading: isLicenseLoading } = useLicenseStatuses(licenseId, actor)
  const ofLicense = license?.statuses
  const configs = useMemo(() => ({ ofProjects, ofLicense }), [ofProjects, ofLicense])
  // What the user cannot read is not judged here. The server judges it.
  const isKnown = known !== undefined && license !== undefined
  const { data: errorsById, isLoading: areErrorsLoading } = useArchiveErrors(copies.map(({ workflowId }) => workflowId))
  const isChecking = areConfigsLoading || isLicenseLoading || areErrorsLoading
  const archiveErrors = useMemo(
    () =>
      new Map(copies.map(({ projectId, workflowId }) => [projectId, errorsById?.[String(workflowId)] ?? []] as const)),
    [copies, errorsById],
  )
  const judge = useCallback(
    (phases: readonly WorkflowPhase[], selectedIds: readonly number[]) =>
      // A draft stored on this device can name a project that is no longer offered.
      judgeProjects([...new Set([...ids, ...selectedIds])], {
        phases,
        selectedIds,
        archiveErrors,
        isChecking,
        licenseOf: (projectId) => licenses.get(projectId),
        sourceOf: (projectId) => equipmentSource(configs, projectId),
      }).map(({ projectId, ...choice }) => ({ projectId, name: names.get(projectId) ?? String(projectId), ...choice })),
    [ids, names, licenses, archiveErrors, isChecking, configs],
  )
  return {
    archiveErrors,
    judgeProjects: judge,
    getProjectName: useCallback((projectId: number) => names.get(projectId) ?? String(projectId), [names]),
    projectsState: {
      isLoading: read.isLoading,
      ...(read.error !== undefined && {
        failure: getMessage(read.error, projectScreenMessages.choicesFailed),
        onRetry: () => void read.reload(),
      }),
    },
    getContext: useCallback(
      (selected: readonly number[]): ProjectFacts => ({
        projectCount: selected.length,
        hasDifferingStatuses: haveDifferingStatuses(configs, selected),
      }),
      [configs],
    ),
    /** The lists that decide what stored codes mean (WF-80); undefined where they are not known. */
    getStatusLists: useCallback(
      (selected: readonly number[]): EquipmentConfigs | undefined =>
        isKnown && selected.every((projectId) => licenses.get(projectId) === licenseId) ? configs : undefined,
      [isKnown, configs, licenses, licenseId],
    ),
    getStatuses: (selected: readonly number[]) => equipmentOptions(configs, selected),
  }
}

export type ProjectChoice = ReturnType<typeof useProjectChoice>
