import type { AddOn } from '@sitewright/domain/add-ons/model'
import type { addOns } from '../db/schema'

export type AddOnRow = typeof addOns.$inferSelect

/** A product license as every area sends it. */
export const presentAddOn = (row: AddOnRow): AddOn => ({
  addOnId: row.addOnId,
  name: row.name,
  description: row.description,
  shortName: row.shortName,
  addonData: { category: row.category, color: row.color, shortName: row.shortName },
})
