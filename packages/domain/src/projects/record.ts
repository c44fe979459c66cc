import * as z from 'zod/mini'
import { facetsQuery, listQuery } from '../shared/list-query'
import { DEFAULT_PAGE_SIZE, type ListFilter } from '../shared/lists'
import { fieldMessages } from '../shared/messages'
import { nameChecks } from '../shared/names'
import type { ProjectFacet } from './facets'
import { projectRecordMessages } from './record-messages'

/*
 * Projects as the project screens edit them. A file of its own, because users, groups and API keys load `model.ts` and nothing of this.
 */

/** Rows a page of the project list (PROJ-13, CONS2-27). */
export const PROJECT_PAGE_SIZE = DEFAULT_PAGE_SIZE

/** Characters of a name, at least and at most, and of a description at most (PROJ-22, CONS2-01). */
export const PROJECT_LIMITS = { shortestName: 4, name: 150, description: 1000 } as const

/** Another project, where a project names it. */
const ProjectRef = z.object({ projectId: z.int(), name: z.string(), isActive: z.boolean() })

/** How much a project contains. A count that its reader may not see is left out. */
export const ProjectContents = z.object({
  apiKeys: z.optional(z.int()),
  /** Those that its reader sees, archived ones among them. */
  sites: z.optional(z.int()),
  archivedSites: z.optional(z.int()),
  imports: z.optional(z.int()),
  configs: z.optional(z.int()),
  workflows: z.optional(z.int()),
})
export type ProjectContents = z.infer<typeof ProjectContents>

/** A project as its own screens need it. (Operations specification §3; PROJ-52.) */
export const ProjectRecord = z.object({
  projectId: z.int(),
  name: z.string(),
  description: z.string(),
  licenseId: z.int(),
  /** Beyond the specification: other servers may omit it. */
  licenseName: z.optional(z.string()),
  environmentId: z.nullable(z.int()),
  parentProjectId: z.nullable(z.int()),
  /** The topmost project above it; `null` at the top. */
  rootProjectId: z.nullable(z.int()),
  isActive: z.boolean(),
  /** Users who are assigned to it, directly or through user groups. */
  numberOfUsers: z.int(),
  assignedTo: z.optional(z.nullable(z.string())),
  mobileEnabled: z.boolean(),
  /** Projects directly below it that the reader can see; only in the reply for one project. */
  children: z.optional(z.array(ProjectRef)),
  /** Beyond the specification, and only in the reply for one project. */
  contents: z.optional(ProjectContents),
  /** Counts saves; a save that names an older one is a conflict. */
  version: z.int(),
})
export type ProjectRecord = z.infer<typeof ProjectRecord>

const { nameRequired, nameTooShort, descriptionRequired } = projectRecordMessages
const { shortestName, name: nameLimit, description: descriptionLimit } = PROJECT_LIMITS

/** What a person enters about a project (PROJ-21 to PROJ-27). Trimmed before it is measured. */
const fields = {
  name: z.string(nameRequired).check(
    ...nameChecks(nameLimit, nameRequired),
    // An empty name has the other error.
    z.refine((name) => name.length === 0 || Array.from(name).length >= shortestName, nameTooShort),
  ),
  description: z
    .string(descriptionRequired)
    .check(
      z.trim(),
      z.minLength(1, descriptionRequired),
      z.maxLength(descriptionLimit, fieldMessages.tooLong(descriptionLimit)),
    ),
}

export const ProjectInput = z.object(fields)
export type ProjectInput = z.infer<typeof ProjectInput>

/** Body of POST project (PROJ-17). Without an environment, the project is in that of its license (PROJ-20). */
export const ProjectCreate = z.strictObject({
  ...fields,
  licenseId: z.int(projectRecordMessages.licenseRequired),
  environmentId: z.nullish(z.int()),
  parentProjectId: z.nullish(z.int()),
})
export type ProjectCreate = z.infer<typeof ProjectCreate>

/** The fields of the form for a new project. The environment comes from the license (PROJ-20). */
export interface NewProjectInput {
  name: string
  description: string
  licenseId: number
  parentProjectId: number | null
}

/** Body of POST project/{projectId}: the whole project, as it was read (PROJ-38). What the call does not save is accepted and ignored (PROJ-53). */
export const ProjectSave = z.strictObject({
  ...fields,
  version: z.optional(z.int()),
  projectId: z.optional(z.unknown()),
  licenseId: z.optional(z.unknown()),
  licenseName: z.optional(z.unknown()),
  environmentId: z.optional(z.unknown()),
  parentProjectId: z.optional(z.unknown()),
  rootProjectId: z.optional(z.unknown()),
  isActive: z.optional(z.unknown()),
  numberOfUsers: z.optional(z.unknown()),
  assignedTo: z.optional(z.unknown()),
  mobileEnabled: z.optional(z.unknown()),
  children: z.optional(z.unknown()),
  contents: z.optional(z.unknown()),
})
export type ProjectSave = z.infer<typeof ProjectSave>

/** Keys that the list of projects sorts by; the id is always the last one. */
export const PROJECT_SORT_KEYS = ['projectId', 'name', 'description', 'licenseId', 'isActive'] as const
export type ProjectSortKey = (typeof PROJECT_SORT_KEYS)[number]

/** The states that the list is filtered by (PROJ-05). */
export const PROJECT_STATES = ['all', 'active', 'inactive'] as const
export type ProjectState = (typeof PROJECT_STATES)[number]

/** The filter of the list of projects. */
export interface ProjectFilter extends ListFilter<ProjectSortKey> {
  state: ProjectState
  facets: readonly ProjectFacet[]
}

const ownQuery = { isActive: z.optional(z.boolean()) }

/** Query of GET projects. Without `page` the whole list is answered, as specified. */
export const ProjectQuery = z.strictObject({ ...listQuery, ...facetsQuery, ...ownQuery })
export type ProjectQuery = z.infer<typeof ProjectQuery>

/** Query of projects.facets: the filter of the list without its facets. */
export const ProjectFacetQuery = z.strictObject({
  ...ownQuery,
  licenseId: listQuery.licenseId,
  search: listQuery.search,
})

/** What a deactivation removes (PROJ-45, PROJ-48). */
export const ProjectUse = z.object({
  /** Users who would lose the project, members of user groups included. */
  userCount: z.int(),
  apiKeyCount: z.int(),
  /** Active sites. A deactivation does not change them. */
  siteCount: z.int(),
})
export type ProjectUse = z.infer<typeof ProjectUse>
