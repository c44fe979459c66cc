import type { Actor } from '@sitewright/domain/shared/policy'
import { dashboardNames } from '@sitewright/domain/shortcuts/messages'
import type { Shortcut } from '@sitewright/domain/shortcuts/model'
import { getKind, sortBasic } from '@sitewright/domain/shortcuts/rules'
import type { Queries } from '../../db/database'
import { tagOfText } from '../../http/versions'
import { readShortcuts, type ShortcutRow } from './store'

const presentShortcut = (row: ShortcutRow): Shortcut => ({
  id: row.id,
  type: row.type,
  order: row.order,
  reportName: row.reportName,
  reportPath: row.reportPath,
  active: row.isActive,
})

const isAssigned = (row: ShortcutRow): boolean => getKind(row) !== 'unassigned'

/** Names the shortcuts of a license, and no name of a report: a report that is renamed is no other shortcut. */
export const tagOfShortcuts = (rows: readonly ShortcutRow[]): string =>
  tagOfText(
    rows
      .filter(isAssigned)
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, type, order }) => `${id}:${type ?? order}`)
      .join(),
  )

/** The shortcuts as an audit entry shows them: names in their order. */
export const describeShortcuts = (rows: readonly ShortcutRow[]) => ({
  basicShortcuts: sortBasic(rows)
    .map(({ reportName }) => reportName)
    .join(', '),
  dashboardShortcuts: rows
    .flatMap(({ type, reportName }) => (type === null ? [] : [`${dashboardNames[type]}: ${reportName}`]))
    .toSorted()
    .join(', '),
})

/** The reply with all shortcuts of a license, and the tag that a save accepts as If-Match. */
export async function replyWithShortcuts(q: Queries, actor: Actor, licenseId: number) {
  const rows = await readShortcuts(q, actor, licenseId)
  return { status: 200, body: rows.map(presentShortcut), tag: tagOfShortcuts(rows) } as const
}
