import { imports as importCalls } from '@sitewright/api-client/calls/imports'
import type {
  ImportSystem,
  ImportSystemFilter,
  ImportSystemInput,
  ImportSystemQuery,
  NewImportSystem,
} from '@sitewright/domain/imports/system'
import { importScreenLabels } from '@sitewright/domain/imports/screen-messages'
import { importSystemMessages as messages } from '@sitewright/domain/imports/system-messages'
import { pageOfImportSystems } from '@sitewright/domain/imports/system-rules'
import { getMessage, type FieldErrors } from '@sitewright/domain/shared/problem'
import type { PathChoices } from '@sitewright/ui/features/imports/PathField'
import { createOperations } from './api'
import { createFacetRead } from './list-facets'
import { type PageQuery, pageQuery, selectPage } from './page-query'
import { cacheEntry, useRead } from './read'
import { write } from './write'

const { imports } = createOperations({ imports: importCalls })

/** Reads that a change of an import system affects. */
export const IMPORT_READS = [
  'imports.list',
  'imports.one',
  'imports.paths',
  'imports.ofProject',
  'imports.ofUser',
] as const

const selectSystems = selectPage<ImportSystem, ImportSystemQuery>(pageOfImportSystems)

/** The query of a page of the import systems that a filter selects. They have no license of their own, so the list has no license filter. */
export function importListQuery({ projectId, ...filter }: ImportSystemFilter): ImportSystemQuery & PageQuery {
  const { licenseId: _, ...query } = pageQuery(filter)
  return { ...query, projectId }
}

/** One page of the import systems that a filter selects. */
export const useImportSystemPage = (filter: ImportSystemFilter) =>
  useRead(imports.list, { query: importListQuery(filter) }, { select: selectSystems, keepsPrevious: true })

const useFacets = createFacetRead(imports.facets, importScreenLabels.many)

/** The counts of the facets of the import systems that a filter selects (IMP-37). */
export const useImportFacets = (filter: ImportSystemFilter) => useFacets(importListQuery(filter))

const createInput = (configId: number) => ({ params: { configId } })

/** One import system. Its page never shows another one. */
export const useImportSystem = (configId: number) => useRead(imports.one, createInput(configId))

/** The import systems of a project. Reads nothing without an id. */
export const useProjectImports = (projectId: number | undefined) =>
  useRead(imports.ofProject, projectId === undefined ? undefined : { params: { projectId } })

/** The paths to choose from (IMP-06). */
export function useImportPaths(): PathChoices {
  const paths = useRead(imports.paths, {})
  return {
    paths: paths.data,
    failure:
      paths.data === undefined && paths.error !== undefined
        ? getMessage(paths.error, messages.fetchPathsFailed)
        : undefined,
    onRetry: () => void paths.reload(),
  }
}

/** Saves an import system. A newer version on the server is a conflict (IMP-15). */
export const saveImportSystem = (system: ImportSystem, input: ImportSystemInput, version: number) =>
  write(() => imports.save({ ...createInput(system.configId), body: { ...system, ...input, version } }), {
    saved: messages.saved,
    failed: messages.saveFailed,
    entry: cacheEntry(imports.one, createInput(system.configId)),
    refresh: [...IMPORT_READS],
  })

/** Adds an import system to its project (IMP-15). The value is its id. */
export const createImportSystem = ({ projectId, ...input }: NewImportSystem) =>
  write(() => imports.create({ params: { projectId }, body: { ...input, projectId } }), {
    saved: messages.saved,
    failed: messages.saveFailed,
    adapt: ({ configId }) => configId,
    refresh: [...IMPORT_READS],
  })

/** A name that someone else just took is refused by the server with the text of the forms; the Copy tab has its own (IMP-12). */
export const adaptCopyFields = ({ displayName, ...fields }: FieldErrors): FieldErrors => ({
  ...fields,
  ...(displayName !== undefined && {
    displayName: displayName.map((sentence) => (sentence === messages.nameTaken ? messages.copyNameTaken : sentence)),
  }),
})

/** Copies an import system into another project, under another name (COPY-10, COPY-11). */
export const copyImportSystem = (system: ImportSystem, displayName: string, projectId: number) =>
  write(() => imports.create({ params: { projectId }, body: { ...system, displayName, projectId } }), {
    saved: messages.saved,
    failed: messages.saveFailed,
    adaptFields: adaptCopyFields,
    refresh: [...IMPORT_READS],
  })
