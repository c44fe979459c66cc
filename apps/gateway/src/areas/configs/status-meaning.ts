import { equipmentStatuses } from '@sitewright/domain/configs/equipment-statuses'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { EQUIPMENT_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import { findLostStatuses } from '@sitewright/domain/shared/status-meaning'
import type { Queries } from '../../db/database'
import { readStatusUse, type PlacedStatusUse } from '../../holdings/equipment-status-use'
import { readLicenseStatuses } from '../../holdings/status-lists'
import type { ProjectReader } from '../../holdings/visible-projects'
import { invalid } from '../../http/refusals'

/** A write of a config: of a project, or of a license where it names no project. */
export interface ConfigWrite {
  readonly name: string
  readonly licenseId: number
  readonly projectId?: number
  /** The entries before the write, and after it; undefined where the project or license has no such config. */
  readonly before: readonly ConfigEntry[] | undefined
  readonly after: readonly ConfigEntry[] | undefined
}

/**
 * Refuses a write that changes what the code of a used equipment status means (CONF-43, CONF-44, CONF-70). Every write of a config calls it, after it has locked the project and
 * shared the license (`lockConfigProject`), or locked the license.
 * @throws Problem 400 with the items of each such status
 */
export async function requireStatusMeaning(tx: Queries, actor: ProjectReader, write: ConfigWrite): Promise<void> {
  const { name, licenseId, projectId } = write
  if (name !== EQUIPMENT_STATUS_CONFIG) return
  // A project without a list has that of its license.
  const fallback = projectId === undefined ? [] : ((await readLicenseStatuses(tx, licenseId)) ?? [])
  const [before, after] = [write.before, write.after].map((entries) =>
    entries === undefined ? fallback : equipmentStatuses(entries),
  ) as [typeof fallback, typeof fallback]
  const states = findLostStatuses(before, before, after).map(({ state }) => state)
  if (states.length === 0) return
  const uses = await readStatusUse(tx, actor, projectId === undefined ? { licenseId } : { projectId }, states)
  const listPlaces = projectId === undefined ? placesInProjects : placesOf
  const sentences = findLostStatuses(uses, before, after).map((status) =>
    configMessages.statusInUse(status, [...new Set(listPlaces(status.uses))]),
  )
  if (sentences.length > 0) throw invalid({ 'data.configs': sentences }, sentences.join(' '))
}

const placesOf = (uses: readonly PlacedStatusUse[]): string[] =>
  uses.map(({ workflowName, phaseName, itemName }) => `${workflowName} › ${phaseName} › ${itemName}`)

/** Names items only of projects that the caller sees (PERM-29). */
function placesInProjects(uses: readonly PlacedStatusUse[]): string[] {
  const visible = uses.filter(({ isVisible }) => isVisible)
  const hidden = uses.length - visible.length
  const places = visible.flatMap((use) => placesOf([use]).map((place) => `${use.projectName} › ${place}`))
  return hidden === 0 ? places : [...places, configMessages.hiddenItems(hidden)]
}
