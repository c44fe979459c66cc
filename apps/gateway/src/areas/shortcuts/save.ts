import type { shortcuts as contract } from '@sitewright/api-client/contract/shortcuts'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { shortcutMessages } from '@sitewright/domain/shortcuts/messages'
import type { ShortcutSave } from '@sitewright/domain/shortcuts/model'
import { getKind, renumber, unassign } from '@sitewright/domain/shortcuts/rules'
import type { Queries } from '../../db/database'
import { addFieldError } from '../../http/field-errors'
import type { JudgedCall } from '../../http/handler'
import { invalid, notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { saveLocked, type Owner } from '../../saves/save-locked'
import { lockLicense } from '../../saves/lock-license'
import { describeShortcuts, replyWithShortcuts, tagOfShortcuts } from './present'
import { deleteShortcut, readShortcuts, replaceShortcuts, reportExists, type ShortcutRow } from './store'

type Locked = Owner & { readonly rows: readonly ShortcutRow[] }

async function lockShortcuts(tx: Queries, call: JudgedCall<(typeof contract)['save' | 'remove']>): Promise<Locked> {
  const { licenseId } = call.params
  return { ...(await lockLicense(tx, call.actor, licenseId)), rows: await readShortcuts(tx, call.actor, licenseId) }
}

/** Saves all shortcuts of a license (API-83). */
export function saveShortcuts(tx: Queries, call: JudgedCall<(typeof contract)['save']>) {
  const { licenseId } = call.params
  return saveLocked<Locked, Awaited<ReturnType<typeof replyWithShortcuts>>>(tx, call, {
    action: 'shortcuts.save',
    conflict: shortcutMessages.conflict,
    lock: () => lockShortcuts(tx, call),
    versionOf: ({ rows }) => tagOfShortcuts(rows),
    write: async ({ rows }) => {
      const after = renumber(choose(rows, call.body))
      if (tagOfShortcuts(after) === tagOfShortcuts(rows)) return undefined
      await replaceShortcuts(tx, licenseId, after)
      return { before: describeShortcuts(rows), after: describeShortcuts(after) }
    },
    present: () => replyWithShortcuts(tx, call.actor, licenseId),
  })
}

/**
 * The reports that a save names, as it wants them.
 * @throws Problem 400 with every report that does not exist, or is inactive and no shortcut
 */
function choose(rows: readonly ShortcutRow[], body: ShortcutSave): ShortcutRow[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  const faults: FieldErrors = {}
  const chosen = body.flatMap(({ id, type = null, order = null }, index): ShortcutRow[] => {
    const row = known.get(id)
    // An inactive report is known only while it is a shortcut.
    if (row === undefined) addFieldError(faults, [index, 'id'], shortcutMessages.notFound)
    return row === undefined ? [] : [{ ...row, type, order }]
  })
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return chosen
}

/**
 * Clears type and order of one report (API-84). Names no version, because it changes only this report. The others keep their order, so that it interferes with no save.
 * @throws Problem 404 where the report does not exist, or the actor may not see it
 */
export function removeShortcut(tx: Queries, call: JudgedCall<(typeof contract)['remove']>) {
  const { licenseId, reportId } = call.params
  return saveLocked<Locked, Awaited<ReturnType<typeof replyWithShortcuts>>>(tx, call, {
    action: 'shortcuts.remove',
    lock: () => lockShortcuts(tx, call),
    write: async ({ rows }) => {
      const row = rows.find(({ id }) => id === reportId)
      const exists = row !== undefined || (isStorableId(reportId) && (await reportExists(tx, call.actor, reportId)))
      if (!exists) throw notFound(shortcutMessages.notFound)
      if (row === undefined || getKind(row) === 'unassigned') return undefined
      await deleteShortcut(tx, licenseId, reportId)
      return { before: describeShortcuts(rows), after: describeShortcuts(unassign(rows, reportId)) }
    },
    present: () => replyWithShortcuts(tx, call.actor, licenseId),
  })
}
