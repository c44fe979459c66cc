import { importLabels } from './messages'
import type { UserImport } from './model'

/** Who may not switch import systems sees only those that are switched on for the shown user (USER-95). */
export const shownImports = (imports: readonly UserImport[], canToggle: boolean): UserImport[] =>
  imports.filter((system) => canToggle || system.enabled)

/** The name of an import system, with its project where another one of the list has the same name (IMP-14). */
export function importTitle({ name, projectId }: UserImport, all: readonly UserImport[]): string {
  const isShared = all.filter((system) => system.name === name).length > 1
  return isShared && projectId !== undefined ? importLabels.ofProject(name, projectId) : name
}
