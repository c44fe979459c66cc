import { groupCopies, type LicenseOf } from '../shared/copies'
import {
  DEFAULT_PAGE_SIZE,
  formatSort,
  type ListFilter,
  type ListRows,
  type ListRules,
  pageOfList,
} from '../shared/lists'
import { preservationScreenLabels } from './screen-messages'
import type { Preservation } from './model'

/** Milliseconds that the search waits after the last key (PRES-05, CONS2-26). */
export const PRESERVATION_FILTER_DELAY_MS = 200

/** Rows per page (CONS2-27). */
export const PRESERVATION_PAGE_SIZE = DEFAULT_PAGE_SIZE

/** Keys that the list sorts by; the id is always the last one. */
export const PRESERVATION_SORT_KEYS = ['projectId', 'projectName', 'name'] as const
export type PreservationSortKey = (typeof PRESERVATION_SORT_KEYS)[number]

/** The filter of the list. */
export interface PreservationFilter extends ListFilter<PreservationSortKey> {
  /** The project; all projects if undefined (PRES-06). */
  projectId: number | undefined
}

/** What the list needs of a copy. */
export type PreservationCopy = Pick<
  Preservation,
  'id' | 'name' | 'projectId' | 'projectName' | 'preservationRelatedKey'
>

/** A row of the list: a preservation with all its copies that the user sees (PRES-08). */
export interface PreservationRow {
  /** Of the copy that the row opens. */
  readonly id: number
  readonly projectId: number
  readonly name: string
  /** The project, or a text for several (PRES-08). */
  readonly projectName: string
  readonly projects: readonly { readonly projectId: number; readonly name: string }[]
  /** Whether projects of another license have copies with the same key, which are a row of their own (WF-81). */
  readonly isKeyShared?: boolean
}

/** One row for each related key and license (WF-81). The first project by its id gives the row its id. */
export function toPreservationRows(
  preservations: readonly PreservationCopy[],
  licenseOf: LicenseOf,
): PreservationRow[] {
  const sorted = preservations.toSorted((one, other) => one.projectId - other.projectId || one.id - other.id)
  const groups = groupCopies(sorted, ({ preservationRelatedKey }) => preservationRelatedKey, licenseOf)
  return groups.flatMap(({ copies, isKeyShared }): PreservationRow[] => {
    const [first] = copies
    if (first === undefined) return []
    const { id, projectId, name } = first
    const projects = copies.map((copy) => ({ projectId: copy.projectId, name: copy.projectName }))
    const projectName = projects.length > 1 ? preservationScreenLabels.multipleProjects : first.projectName
    return [{ id, projectId, name, projectName, projects, ...(isKeyShared && { isKeyShared }) }]
  })
}

/** What the search looks through (PRES-08): the ids and names of all projects, and the name. */
const getTexts = ({ name, projectName, projects }: PreservationRow): string[] => [
  name,
  projectName,
  ...projects.flatMap((project) => [String(project.projectId), project.name]),
]

const preservationList: ListRules<PreservationRow, PreservationSortKey> = {
  sortKeys: PRESERVATION_SORT_KEYS,
  sort: [{ key: 'name', isDescending: false }],
  idOf: ({ id }) => id,
  getTexts,
}

/** One page of the rows that a filter selects. The call has no pages, because a row has copies in several projects. */
export function pageOfPreservations(
  rows: readonly PreservationRow[],
  { projectId, sort, ...filter }: PreservationFilter,
): ListRows<PreservationRow> {
  // Rows have no license: all of them are of projects that the user sees.
  return selectPreservations(rows, { ...filter, projectId, sort: formatSort([sort]), licenseId: undefined })
}

/** The rows that a query selects, sorted; one page of them if it names one. */
export function selectPreservations(
  rows: readonly PreservationRow[],
  { projectId, ...query }: Parameters<typeof pageOfList>[1] & { readonly projectId?: number | undefined },
): ListRows<PreservationRow> {
  const ofProject =
    projectId === undefined
      ? rows
      : rows.filter(({ projects }) => projects.some((project) => project.projectId === projectId))
  return pageOfList(ofProject, query, preservationList)
}
