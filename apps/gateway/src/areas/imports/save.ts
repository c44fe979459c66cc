import type { imports as contract } from '@sitewright/api-client/contract/imports'
import { importMessages } from '@sitewright/domain/imports/messages'
import type { UserImport } from '@sitewright/domain/imports/model'
import type { Queries } from '../../db/database'
import { userImports } from '../../db/schema'
import { changeBetween, writeChange } from '../../holdings/assignments'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { conflict, invalid } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { readImports, type ImportRow } from './store'

export const presentImport = ({ importId, name, enabled }: ImportRow): UserImport => ({ importId, name, enabled })

/** Ids of what is switched on, for the tag of a list. */
export const enabledIds = (rows: readonly ImportRow[]): number[] =>
  rows.filter((row) => row.enabled).map((row) => row.importId)

const refuse = (sentence: string) => invalid({ importIds: [sentence] }, sentence)

/**
 * Saves which import systems are switched on for a user, who is held. One that is no longer active cannot be switched on; it may stay, or go.
 * @throws Problem 400 where an entry names another user, or no import system of the license that can be switched on
 */
export async function saveImports(
  tx: Queries,
  call: JudgedCall<(typeof contract)['saveOfUser']>,
  user: { readonly userId: number; readonly licenseId: number },
): Promise<ImportRow[]> {
  const { userId, licenseId } = user
  if (call.body.some((entry) => entry.userId !== userId)) throw refuse(importMessages.otherUser)
  const rows = await readImports(tx, user)
  const held = enabledIds(rows)
  const tag = tagOfIds(held)
  if (!call.isExpected(tag)) throw conflict({ body: rows.map(presentImport), tag }, importMessages.conflict)
  const change = changeBetween(
    held,
    call.body.map((entry) => entry.importId),
  )
  const known = new Set(rows.map((row) => row.importId))
  if (!change.added.every((id) => known.has(id))) throw refuse(importMessages.notFound)
  if (change.added.length + change.removed.length === 0) return rows
  await writeChange(tx, userImports, userId, change)
  const saved = await readImports(tx, user)
  await record(tx, {
    at: call.now,
    actor: call.actor,
    action: 'imports.saveOfUser',
    subject: { kind: 'user', id: userId },
    licenseId,
    before: { importIds: held },
    after: { importIds: enabledIds(saved) },
    requestId: call.requestId,
  })
  return saved
}
