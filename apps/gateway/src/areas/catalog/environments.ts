import { eq, sql } from 'drizzle-orm'
import type { catalogEnvironments as calls } from '@sitewright/api-client/contract/catalog'
import { addressKey } from '@sitewright/domain/catalog/addresses'
import { catalogFieldMessages } from '@sitewright/domain/catalog/messages'
import type { CatalogEnvironment, CatalogEnvironmentInput } from '@sitewright/domain/catalog/model'
import { nameKey } from '@sitewright/domain/shared/name-key'
import type { Queries } from '../../db/database'
import { environments } from '../../db/schema'
import { record } from '../../http/audit'
import type { AreaHandlers, JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { hashOfSecret, makeSecret } from '../../secrets/secrets'
import { requireProof } from '../../sign-in/session'
import type { JobStart } from '../../jobs/start'
import { catalogEntries, lockCatalog, type CatalogPart } from './entries'
import { lockForDeletion } from './lock-for-deletion'
import { notifySuperAdministrators, type CatalogOptions } from './notice'
import { countUses, totalOf, type Uses } from './uses'

type Row = CatalogEnvironment

const uses: Uses = {
  license: sql`select environment_id as entry_id, license_id as id from license where environment_id is not null
    union select environment_id, license_id from license_environment`,
  project: sql`select environment_id as entry_id, project_id as id from project where environment_id is not null`,
}

export const environmentPart: CatalogPart<Row, CatalogEnvironmentInput, CatalogEnvironment> = {
  area: 'catalogEnvironments',
  list: 'environments',
  kind: 'environment',
  uses,
  read: async (q, { config }) => {
    const usesOf = await countUses(q, uses)
    const rows = await q
      .select({
        id: environments.environmentId,
        name: environments.name,
        serverUrl: environments.serverUrl,
        label: environments.label,
        isRetired: environments.isRetired,
        hasSecret: sql<boolean>`${environments.secretHash} is not null`,
        version: environments.version,
      })
      .from(environments)
      .orderBy(sql`lower(${environments.name} collate pg_c_utf8)`, environments.environmentId)
    return rows.map(({ hasSecret, ...row }) => ({
      ...row,
      uses: totalOf(usesOf(row.id)),
      secretSource: config.environmentSecrets.has(row.id) ? 'settings' : hasSecret ? 'catalog' : 'none',
    }))
  },
  fieldsOf: ({ name, serverUrl, label, isRetired }) => ({ name, serverUrl, label, isRetired }),
  present: (row) => row,
  unique: { name: ({ name }) => nameKey(name), serverUrl: ({ serverUrl }) => addressKey(serverUrl) },
  sensitive: ({ name, serverUrl }, row) =>
    row?.serverUrl === serverUrl ? [] : [{ name, what: 'address', before: row?.serverUrl ?? '', after: serverUrl }],
  lock: (tx, id) => lockForDeletion(tx, environments, environments.environmentId, id),
  insert: async (tx, fields) => {
    const [row] = await tx.insert(environments).values(fields).returning()
    if (row === undefined) throw new Error('The environment was not written.')
    return row.environmentId
  },
  update: (tx, { id, version }, fields) =>
    tx
      .update(environments)
      .set({ ...fields, version: version + 1 })
      .where(eq(environments.environmentId, id)),
  remove: (tx, { id }) => tx.delete(environments).where(eq(environments.environmentId, id)),
}

type SecretCall = JudgedCall<(typeof calls)['makeSecret' | 'removeSecret']>

export function catalogEnvironmentHandlers(options: CatalogOptions & JobStart): AreaHandlers<typeof calls> {
  const { find, handlers } = catalogEntries(environmentPart, options)

  /** Writes the hash of a secret, or removes it (CAT-12), where no setting determines it (CAT-13). */
  async function writeSecret(tx: Queries, call: SecretCall, secretHash: string | null): Promise<Row> {
    await lockCatalog(tx)
    const { row } = await find(tx, call.params.id)
    if (row.secretSource === 'settings') throw invalid({}, catalogFieldMessages.settings('ENVIRONMENT_SECRETS'))
    requireProof(call.actor, call.now)
    await notifySuperAdministrators(tx, options, call.actor, [{ name: row.name, what: 'secret' }])
    await tx
      .update(environments)
      .set({ secretHash, version: row.version + 1 })
      .where(eq(environments.environmentId, row.id))
    await record(tx, call, {
      action: secretHash === null ? 'catalogEnvironments.removeSecret' : 'catalogEnvironments.makeSecret',
      subject: { kind: 'environment', id: row.id },
      before: { version: row.version },
      after: { version: row.version + 1 },
    })
    return (await find(tx, row.id)).row
  }

  return {
    ...handlers,
    makeSecret: {
      run: async (call) => {
        const secret = makeSecret()
        const { version } = await options.db.transaction((tx) => writeSecret(tx, call, hashOfSecret(secret)))
        return { status: 200, body: { secret, version } }
      },
    },
    removeSecret: {
      run: async (call) => ({
        status: 200,
        body: await options.db.transaction((tx) => writeSecret(tx, call, null)),
      }),
    },
  }
}
