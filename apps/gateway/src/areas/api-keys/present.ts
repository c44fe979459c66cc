import type { KeyAddOn, WireApiKey } from '@sitewright/domain/api-keys/model'
import type { Queries } from '../../db/database'
import { presentAddOn, type AddOnRow } from '../../holdings/add-on-wire'
import { readAddOnsOfKeys, type KeyRow } from './store'

export function presentKeyAddOn(row: AddOnRow): KeyAddOn {
  const { addOnId, name, addonData } = presentAddOn(row)
  return { addOnId, name, addonData }
}

/** A key as the wire shows it: field by field, so that a new column stays in the house. */
const presentRow = (row: KeyRow, addOns: readonly AddOnRow[]): WireApiKey => ({
  apiKeyId: row.apiKeyId,
  name: row.name,
  description: row.description,
  licenseId: row.licenseId,
  isActive: row.isActive,
  allProjects: row.allProjects,
  keyPrefix: row.keyPrefix,
  createdDate: row.createdDate,
  updatedDate: row.updatedDate,
  keyAddons: addOns.map(presentKeyAddOn),
  version: row.version,
})

export async function presentKeys(q: Queries, rows: readonly KeyRow[]): Promise<WireApiKey[]> {
  const addOnsOf = await readAddOnsOfKeys(
    q,
    rows.map((row) => row.apiKeyId),
  )
  return rows.map((row) => presentRow(row, addOnsOf(row.apiKeyId)))
}

export async function presentKey(q: Queries, row: KeyRow): Promise<WireApiKey> {
  const addOnsOf = await readAddOnsOfKeys(q, [row.apiKeyId])
  return presentRow(row, addOnsOf(row.apiKeyId))
}
