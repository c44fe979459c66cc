import { imports as importCalls } from '@sitewright/api-client/calls/imports'
import { importMessages } from '@sitewright/domain/imports/messages'
import type { UserImport } from '@sitewright/domain/imports/model'
import { ifMatch, createOperations } from '../api'
import { cacheEntry, refresh, selectTagged, type Tagged } from '../read'
import { createRowToggles } from '../row-toggles'

const { imports } = createOperations({ imports: importCalls })

type Switch = `import ${number}`

const switchOf = ({ importId }: UserImport): Switch => `import ${importId}`

interface UserOfImports {
  readonly userId: number
  readonly userName: string
}

/** The import systems of a user as one row, with a switch for each: a save names all that are on, as pairs of user and import system (USER-96). */
interface ImportsOfUser extends UserOfImports, Tagged<UserImport[]> {
  readonly [enabled: Switch]: boolean
}

const toRow = ({ userId, userName }: UserOfImports, { value, tag }: Tagged<UserImport[]>): ImportsOfUser => ({
  ...Object.fromEntries(value.map((system) => [switchOf(system), system.enabled])),
  userId,
  userName,
  value,
  tag,
})

const useToggles = createRowToggles<ImportsOfUser, Switch>({
  name: 'imports',
  idOf: ({ userName }) => userName,
  save: async (row, patch) => {
    const wanted = { ...row, ...patch }
    const body = row.value
      .filter((system) => wanted[switchOf(system)])
      .map(({ importId }) => ({ userId: row.userId, importId }))
    const reply = await imports.saveOfUser({ params: { username: row.userName }, body }, ifMatch(row.tag))
    return toRow(row, selectTagged(reply))
  },
  onStored: ({ userName, value, tag }) =>
    void cacheEntry(imports.ofUser, { params: { username: userName } }).store({ body: value, etag: tag }),
  onFailed: () => void refresh('imports.ofUser'),
  texts: { saved: () => importMessages.saved, failed: () => importMessages.saveFailed },
})

/** Switching the import systems of a user on and off: shown at once, rolled back when the save fails. */
export function useImportToggles(user: UserOfImports) {
  const { shown, isSaving, toggle } = useToggles()
  const alone = (system: UserImport): ImportsOfUser => toRow(user, { value: [system] })
  return {
    shown: (system: UserImport): UserImport => ({
      ...system,
      enabled: shown(alone(system))[switchOf(system)] === true,
    }),
    isSaving: (system: UserImport): boolean => isSaving(alone(system), switchOf(system)),
    toggle: (stored: Tagged<UserImport[]>, system: UserImport): void => toggle(toRow(user, stored), switchOf(system)),
  }
}
