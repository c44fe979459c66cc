import type { PlannedCopy } from '../shared/several-copies'
import { importScreenMessages as messages } from './screen-messages'
import type { ImportSystem } from './system'
import { isNameTaken } from './system-rules'

/** One of several copies of import systems. */
export interface PlannedImport extends PlannedCopy {
  readonly kind: 'import'
  readonly system: ImportSystem
}

/** Plans the copies of selected import systems under their own names, without those whose names are taken (COPY-09, COPY-36). */
export const planImportCopies = (
  systems: readonly ImportSystem[],
  existing: readonly ImportSystem[],
  selected: ReadonlySet<number>,
): PlannedImport[] =>
  systems
    .filter(({ configId, displayName }) => selected.has(configId) && !isNameTaken(existing, displayName))
    .map((system) => ({
      kind: 'import',
      ids: [system.configId],
      name: system.displayName,
      note: messages.planned(system.displayName),
      system,
    }))
