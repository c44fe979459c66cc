import type { LicenseOf } from '../shared/copies'
import type { Preservation, PreservationInput, PreservationStep } from './model'

/** What the editor edits, the same for all copies of a preservation. */
export interface PreservationEdit {
  readonly name: string
  readonly projectIds: Iterable<number>
  readonly steps: readonly PreservationStep[]
}

/**
 * The copies that a save sends: one for each chosen project, all with the same related key. A stored copy keeps its id and its version, a further project gets id 0 (PRES-27,
 * PRES-28). A project that is no longer chosen is left out, because no call removes a copy. Fields that the editor does not show come from each copy (PRES-33).
 * @param stored the copies that the user sees; none of a new preservation
 * @param newKey the related key of a new preservation
 */
export function toCopies(
  { name, projectIds, steps }: PreservationEdit,
  stored: readonly Preservation[],
  newKey: string,
): PreservationInput[] {
  const preservationRelatedKey = stored[0]?.preservationRelatedKey ?? newKey
  return [...projectIds].map((projectId): PreservationInput => {
    const copy = stored.find((candidate) => candidate.projectId === projectId)
    if (copy === undefined) return { id: 0, name, projectId, preservationRelatedKey, steps: [...steps] }
    return { ...copy, name, steps: steps.map((step) => keepHidden(step, copy.steps)) }
  })
}

/** A step with the hidden fields that its copy has. */
function keepHidden(step: PreservationStep, stored: readonly PreservationStep[]): PreservationStep {
  const known = stored.find(({ id }) => id === step.id)
  const { name, interval, intervalUnit, type } = step
  return known === undefined ? step : { ...known, name, interval, intervalUnit, type }
}

/** The project in the path of a save: the first chosen one (PRES-29). */
export const pathProjectOf = (copies: readonly Pick<PreservationInput, 'projectId'>[]): number =>
  copies[0]?.projectId ?? 0

/** Whether projects of another license have copies with the same key. They are a preservation of their own (WF-81). */
export function isKeyShared(
  preservations: readonly Pick<Preservation, 'id' | 'projectId' | 'preservationRelatedKey'>[],
  id: number,
  licenseOf: LicenseOf,
): boolean {
  const opened = preservations.find((copy) => copy.id === id)
  return preservations.some(
    ({ projectId, preservationRelatedKey }) =>
      preservationRelatedKey === opened?.preservationRelatedKey && licenseOf(projectId) !== licenseOf(opened.projectId),
  )
}

/** All copies of the preservation that one of them belongs to, in projects of its license: this one first, the others by project (WF-81). */
export function copiesOf<Copy extends Pick<Preservation, 'id' | 'projectId' | 'preservationRelatedKey'>>(
  preservations: readonly Copy[],
  id: number,
  licenseOf: LicenseOf,
): Copy[] {
  const opened = preservations.find((copy) => copy.id === id)
  if (opened === undefined) return []
  const others = preservations.filter(
    (copy) =>
      copy.id !== id &&
      copy.preservationRelatedKey === opened.preservationRelatedKey &&
      licenseOf(copy.projectId) === licenseOf(opened.projectId),
  )
  return [opened, ...others.toSorted((one, other) => one.projectId - other.projectId)]
}
