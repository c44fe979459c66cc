import { eq, sql } from 'drizzle-orm'
import type { catalogIntegrations as calls } from '@sitewright/api-client/contract/catalog'
import { catalogFieldMessages } from '@sitewright/domain/catalog/messages'
import type { CatalogIntegration, CatalogIntegrationInput } from '@sitewright/domain/catalog/model'
import { nameKey } from '@sitewright/domain/shared/name-key'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { integrations } from '../../db/schema'
import type { AreaHandlers } from '../../http/handler'
import type { JobStart } from '../../jobs/start'
import { catalogEntries, type CatalogPart } from './entries'
import { lockForDeletion } from './lock-for-deletion'
import type { CatalogOptions } from './notice'
import { countUses, totalOf, type Uses } from './uses'

const uses: Uses = { license: sql`select integration_id as entry_id, license_id as id from license_integration` }

export const integrationPart: CatalogPart<CatalogIntegration, CatalogIntegrationInput, CatalogIntegration> = {
  area: 'catalogIntegrations',
  list: 'integrations',
  kind: 'integration',
  uses,
  read: async (q, { config }) => {
    const usesOf = await countUses(q, uses)
    const rows = await q
      .select({
        id: integrations.integrationId,
        name: integrations.name,
        imgUrl: integrations.imgUrl,
        setupUrl: integrations.setupUrl,
        isRetired: integrations.isRetired,
        version: integrations.version,
      })
      .from(integrations)
      .orderBy(sql`lower(${integrations.name} collate pg_c_utf8)`, integrations.integrationId)
    return rows.map((row) => {
      const setting = config.integrationUrls.get(row.id)
      return {
        ...row,
        uses: totalOf(usesOf(row.id)),
        setupUrl: setting ?? row.setupUrl,
        setupUrlSource: setting === undefined ? (row.setupUrl === '' ? 'none' : 'catalog') : 'settings',
      }
    })
  },
  fieldsOf: ({ name, imgUrl, setupUrl, isRetired }) => ({ name, imgUrl, setupUrl, isRetired }),
  present: (row) => row,
  unique: { name: ({ name }) => nameKey(name) },
  judge: async (_tx, { setupUrl }, row) => {
    const isFixed = row?.setupUrlSource === 'settings' && row.setupUrl !== setupUrl
    const faults: FieldErrors = isFixed ? { setupUrl: [catalogFieldMessages.settings('INTEGRATION_URLS')] } : {}
    return faults
  },
  sensitive: ({ name, setupUrl }, row) =>
    (row?.setupUrl ?? '') === setupUrl
      ? []
      : [{ name, what: 'setup address', before: row?.setupUrl ?? '', after: setupUrl }],
  lock: (tx, id) => lockForDeletion(tx, integrations, integrations.integrationId, id),
  insert: async (tx, fields) => {
    const [row] = await tx.insert(integrations).values(fields).returning()
    if (row === undefined) throw new Error('The integration was not written.')
    return row.integrationId
  },
  update: (tx, { id, version, setupUrlSource }, { setupUrl, ...fields }) =>
    tx
      .update(integrations)
      .set({ ...fields, ...(setupUrlSource !== 'settings' && { setupUrl }), version: version + 1 })
      .where(eq(integrations.integrationId, id)),
  remove: (tx, { id }) => tx.delete(integrations).where(eq(integrations.integrationId, id)),
}

export function catalogIntegrationHandlers(options: CatalogOptions & JobStart): AreaHandlers<typeof calls> {
  return catalogEntries(integrationPart, options).handlers
}
