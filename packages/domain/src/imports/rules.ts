import type { UserImport } from './model'

/** Who may not switch import systems sees only those that are switched on for the shown user (USER-95). */
export const shownImports = (imports: readonly UserImport[], canToggle: boolean): UserImport[] =>
  imports.filter((system) => canToggle || system.enabled)
