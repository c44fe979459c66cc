import * as z from 'zod/mini'
import { facetsQuery, listQuery } from '../shared/list-query'
import { DEFAULT_PAGE_SIZE, type ListFilter } from '../shared/lists'
import { fieldMessages } from '../shared/messages'
import { isLine, nameChecks } from '../shared/names'
import { isVisible } from '../shared/strict-names'
import type { ImportFacet } from './facets'
import { importSystemMessages as messages } from './system-messages'

/*
 * Import systems as their own screens edit them. A file of its own, because users load `model.ts` and nothing of this.
 */

/** Characters of a name, a path and a description at most. */
export const IMPORT_SYSTEM_LIMITS = { displayName: 150, path: 500, description: 1000 } as const

/** Rows of a page of the import list. */
export const IMPORT_SYSTEM_PAGE_SIZE = DEFAULT_PAGE_SIZE

/** Milliseconds that the search waits after the last key. */
export const IMPORT_SYSTEM_FILTER_DELAY_MS = 200

/** An import system of a project. (Operations specification §3; IMP-18.) */
export const ImportSystem = z.object({
  configId: z.int(),
  projectId: z.int(),
  /** Beyond the specification: other servers may omit it. */
  projectName: z.optional(z.string()),
  displayName: z.string(),
  description: z.string(),
  path: z.string(),
  /** Whether the system runs at all (IMP-19). */
  active: z.boolean(),
  /** Whether it is switched on for the caller. The switches of the user pages change it, and no form of import systems (IMP-20, USER-95). */
  enabled: z.boolean(),
  isInternal: z.boolean(),
  /** Counts saves; a save that names an older one is a conflict. */
  version: z.int(),
})
export type ImportSystem = z.infer<typeof ImportSystem>

const { description: descriptionLimit, path: pathLimit } = IMPORT_SYSTEM_LIMITS

/** Trimmed before it is measured. Paths are compared character by character, so nothing else is normalized. */
const path = z
  .string(messages.pathRequired)
  .check(
    z.trim(),
    z.minLength(1, messages.pathRequired),
    z.maxLength(pathLimit, fieldMessages.tooLong(pathLimit)),
    isLine,
    isVisible,
  )

/** What a person enters about an import system (IMP-07, IMP-08). */
const fields = {
  displayName: z
    .string(messages.nameRequired)
    .check(...nameChecks(IMPORT_SYSTEM_LIMITS.displayName, messages.nameRequired)),
  path,
  description: z.string().check(z.trim(), z.maxLength(descriptionLimit, fieldMessages.tooLong(descriptionLimit))),
  isInternal: z.boolean(),
  active: z.boolean(),
}

export const ImportSystemInput = z.object(fields)
export type ImportSystemInput = z.infer<typeof ImportSystemInput>

/** The form of a new import system, which needs a project as well (IMP-09, IMP-10). */
export const NewImportSystem = z.object({ ...fields, projectId: z.int(messages.projectRequired) })
export type NewImportSystem = z.infer<typeof NewImportSystem>

/** The form of a copy: its name (COPY-07, COPY-08). */
export const ImportCopyInput = z.object({
  displayName: z
    .string(messages.copyNameRequired)
    .check(...nameChecks(IMPORT_SYSTEM_LIMITS.displayName, messages.copyNameRequired)),
})
export type ImportCopyInput = z.infer<typeof ImportCopyInput>

/** What a client may send back as it was read. The calls accept it and save nothing of it. */
const unsaved = {
  configId: z.optional(z.unknown()),
  projectName: z.optional(z.unknown()),
  enabled: z.optional(z.unknown()),
}

/** Body of PUT imports/{configId}: the whole import system, which stays in its project (IMP-04, IMP-15). */
export const ImportSystemSave = z.strictObject({
  ...fields,
  ...unsaved,
  projectId: z.optional(z.unknown()),
  version: z.optional(z.int()),
})
export type ImportSystemSave = z.infer<typeof ImportSystemSave>

/** Body of POST projects/{projectId}/imports. A `projectId` must be the one of the path (COPY-10, IMP-15). */
export const ImportSystemCreate = z.strictObject({
  ...fields,
  ...unsaved,
  projectId: z.optional(z.int()),
  version: z.optional(z.unknown()),
})
export type ImportSystemCreate = z.infer<typeof ImportSystemCreate>

/** Keys that the import list sorts by; the id is always the last one. */
export const IMPORT_SYSTEM_SORT_KEYS = [
  'displayName',
  'projectId',
  'path',
  'description',
  'isInternal',
  'active',
] as const
export type ImportSystemSortKey = (typeof IMPORT_SYSTEM_SORT_KEYS)[number]

/** The filter of the import list (IMP-01). */
export interface ImportSystemFilter extends ListFilter<ImportSystemSortKey> {
  /** `undefined` is every visible project. */
  projectId: number | undefined
  facets: readonly ImportFacet[]
}

const ownQuery = { search: listQuery.search, projectId: z.optional(z.int()) }

/** Query of GET imports. Without `page` the whole list is answered, as specified. */
export const ImportSystemQuery = z.strictObject({
  ...ownQuery,
  ...facetsQuery,
  sort: listQuery.sort,
  page: listQuery.page,
  pageSize: listQuery.pageSize,
})
export type ImportSystemQuery = z.infer<typeof ImportSystemQuery>

/** Query of imports.facets: the filter of the list without its facets. */
export const ImportFacetQuery = z.strictObject(ownQuery)
