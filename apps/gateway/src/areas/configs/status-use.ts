import { lostStatuses } from '@sitewright/domain/configs/equipment-statuses'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { EQUIPMENT_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import type { Queries } from '../../db/database'
import { readEquipmentStatusUse } from '../../holdings/equipment-status-use'
import { invalid } from '../../http/refusals'
import type { ConfigRow } from './store'

/**
 * Refuses to take away an equipment status that active workflow items of the project use (CONF-43, CONF-44). Workflows name statuses by their codes, so a status whose code
 * changes counts as well.
 * @param next the entries after the save; none for a removed config
 * @throws Problem 400 with the items of each such status
 */
export async function requireUnused(tx: Queries, row: ConfigRow, next: readonly ConfigEntry[]): Promise<void> {
  if (row.name !== EQUIPMENT_STATUS_CONFIG) return
  const lost = lostStatuses(row.data.configs, next)
  if (lost.length === 0) return
  const uses = await readEquipmentStatusUse(tx, row.projectId)
  const sentences = lost.flatMap(({ name, state }) => {
    const items = uses.filter((use) => use.state === state)
    const places = items.map(({ workflowName, phaseName, itemName }) => `${workflowName} › ${phaseName} › ${itemName}`)
    return places.length > 0 ? [configMessages.statusInUse(name, places)] : []
  })
  const [first] = sentences
  if (first !== undefined) throw invalid({ 'data.configs': sentences }, first)
}
