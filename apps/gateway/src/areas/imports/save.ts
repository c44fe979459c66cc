import type { imports as contract } from '@sitewright/api-client/contract/imports'
import { importMessages } from '@sitewright/domain/imports/messages'
import type { Queries } from '../../db/database'
import { userImports } from '../../db/schema'
import { changeBetween } from '../../holdings/assignments'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { tagOfIds } from '../../http/versions'
import { saveIds } from '../../saves/save-ids'
import type { Owner } from '../../saves/save-locked'
import { presentImport } from './present'
import { readImports, shareImports, type ImportRow } from './store'

/** Ids of the import systems that are switched on. */
const enabledIds = (rows: readonly ImportRow[]): number[] =>
  rows.filter((row) => row.enabled).map((row) => row.importId)

/** The tag of the import systems that are switched on. */
export const tagOfEnabled = (rows: readonly ImportRow[]): string => tagOfIds(enabledIds(rows))

const refuse = (sentence: string) => invalid({ importIds: [sentence] }, sentence)

/**
 * Saves which import systems are switched on for a user. An inactive one cannot be switched on, but it can stay on or be switched off.
 * @param lock locks the user
 * @throws Problem 400 where an entry names another user, or an import system that cannot be switched on
 */
export function saveImports(
  tx: Queries,
  call: JudgedCall<(typeof contract)['saveOfUser']>,
  lock: () => Promise<Owner & { readonly userId: number }>,
) {
  return saveIds(tx, call, {
    action: 'imports.saveOfUser',
    conflict: importMessages.conflict,
    table: userImports,
    lock: async () => {
      const user = await lock()
      if (call.body.some((entry) => entry.userId !== user.userId)) throw refuse(importMessages.otherUser)
      const importIds = call.body.map(({ importId }) => importId)
      await shareImports(tx, importIds.filter(isStorableId))
      return { ...user, rows: await readImports(tx, user) }
    },
    readIds: async ({ rows }) => enabledIds(rows),
    settle: async ({ rows }, before) => {
      const wanted = new Set(call.body.map(({ importId }) => importId))
      const known = rows.map(({ importId }) => importId)
      const change = changeBetween(before, wanted)
      if (!change.added.every((id) => known.includes(id))) throw refuse(importMessages.notFound)
      return { ...change, after: known.filter((id) => wanted.has(id)) }
    },
    entry: ({ after }, before) => ({ before: { importIds: before }, after: { importIds: after } }),
    present: async (user) => {
      const rows = await readImports(tx, user)
      return { body: rows.map(presentImport), tag: tagOfEnabled(rows) }
    },
  })
}
