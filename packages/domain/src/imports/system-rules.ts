import { type ListRows, type ListRules, pageOfList } from '../shared/lists'
import { isSameName } from '../shared/same-name'
import {
  IMPORT_SYSTEM_SORT_KEYS,
  type ImportSystem,
  type ImportSystemInput,
  type ImportSystemQuery,
  type ImportSystemSortKey,
} from './system'

/**
 * Whether another import system of the same project has this name (IMP-11 to IMP-14).
 * @param systems those of the project
 * @param ownId leaves out the system itself, on an edit
 */
export function isNameTaken(
  systems: readonly Pick<ImportSystem, 'configId' | 'displayName'>[],
  displayName: string,
  ownId?: number,
): boolean {
  return systems.some((system) => system.configId !== ownId && isSameName(system.displayName, displayName))
}

/** The fields of the form. */
export const toImportSystemInput = (system: ImportSystem): ImportSystemInput => ({
  displayName: system.displayName,
  path: system.path,
  description: system.description,
  isInternal: system.isInternal,
  active: system.active,
})

/** The paths to choose from: each once, by name. A path of the form itself is among them. */
export const listPaths = (known: readonly string[], ...own: readonly string[]): string[] =>
  [...new Set([...known, ...own.filter((path) => path !== '')])].toSorted((one, other) => (one < other ? -1 : 1))

type ListedSystem = ImportSystem & { readonly licenseId: number }

const importList: ListRules<ListedSystem, ImportSystemSortKey> = {
  sortKeys: IMPORT_SYSTEM_SORT_KEYS,
  sort: [{ key: 'displayName', isDescending: false }],
  idOf: ({ configId }) => configId,
  getTexts: ({ displayName, path, description }) => [displayName, path, description],
}

/** One page of all import systems, for servers that do not page. They have no license of their own, so the license filter is not used. */
export function pageOfImportSystems(
  systems: readonly ImportSystem[],
  query: ImportSystemQuery,
): ListRows<ImportSystem> {
  const { projectId } = query
  const ofProject = projectId === undefined ? systems : systems.filter((system) => system.projectId === projectId)
  return pageOfList(
    ofProject.map((system) => ({ ...system, licenseId: 0 })),
    query,
    importList,
  )
}
