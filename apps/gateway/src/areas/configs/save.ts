import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { configs as contract } from '@sitewright/api-client/contract/configs'
import { configMessages } from '@sitewright/domain/configs/messages'
import { isKnownConfig } from '@sitewright/domain/configs/names'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import type { Queries } from '../../db/database'
import { projectConfigs } from '../../db/schema'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { saveLocked, type Owner } from '../../saves/save-locked'
import { requireKnown, requireValid } from './judge'
import { lockConfig, lockConfigProject } from './lock'
import { presentConfig } from './present'
import { describeSave, recordConfig } from './record'
import { requireUnused } from './status-use'
import { readConfig, type ConfigRow } from './store'

type Rows = typeof contract

/** Reads the other configs that a config of a project is judged with. */
const entriesOf = (tx: Queries, projectId: number) => async (name: string) =>
  (await readConfig(tx, projectId, name))?.data.configs

/** The defaults project can have types of its own, which it then offers to every project. */
async function requireKnownType(tx: Queries, projectId: number, name: string): Promise<void> {
  if (projectId === DEFAULTS_PROJECT_ID || isKnownConfig(name)) return
  requireKnown((await readConfig(tx, DEFAULTS_PROJECT_ID, name)) !== undefined, name)
}

/** Adds a config to a project (CONF-18). @throws Problem 400 where the project has one of the name */
export async function addConfig(tx: Queries, call: JudgedCall<Rows['add']>) {
  const { name, data } = call.body
  const { projectId, licenseId } = await lockConfigProject(tx, call.actor, call.body.projectId)
  await requireKnownType(tx, projectId, name)
  if ((await readConfig(tx, projectId, name)) !== undefined) {
    throw invalid({ name: [configMessages.exists] }, configMessages.exists)
  }
  await requireValid(name, data.configs, entriesOf(tx, projectId))
  const [row] = await tx.insert(projectConfigs).values({ projectId, name, data }).returning()
  if (row === undefined) throw new Error('The config was not written.')
  const owner: Owner = { licenseId, auditSubject: { kind: 'project', id: projectId } }
  await recordConfig(tx, call, 'configs.add', owner, { after: row })
  return presentConfig(row)
}

/** Saves the entries of a config (CONF-19). A save that changes nothing does not count as a new version. */
export function saveConfig(tx: Queries, call: JudgedCall<Rows['save']>) {
  return saveLocked<ConfigRow & Owner, { body: ReturnType<typeof presentConfig> }>(tx, call, {
    action: 'configs.save',
    conflict: configMessages.conflict,
    lock: () => lockConfig(tx, call.actor, call.body.sent.id),
    versionOf: ({ version }) => version,
    write: async (row) => {
      const { data } = call.body.settle(row)
      if (isDeepStrictEqual(data, row.data)) return undefined
      await requireValid(row.name, data.configs, entriesOf(tx, row.projectId), row.data.configs)
      await requireUnused(tx, row, data.configs)
      const saved = { ...row, data, version: row.version + 1 }
      await tx
        .update(projectConfigs)
        .set({ data, version: saved.version })
        .where(eq(projectConfigs.configId, row.configId))
      return { ...describeSave(row, saved), owner: saved }
    },
    present: (row) => Promise.resolve({ body: presentConfig(row) }),
  })
}

/** Removes a config of a project (CONF-20). */
export async function removeConfig(tx: Queries, call: JudgedCall<Rows['remove']>) {
  const row = await lockConfig(tx, call.actor, call.params.configId)
  await requireUnused(tx, row, [])
  await tx.delete(projectConfigs).where(eq(projectConfigs.configId, row.configId))
  await recordConfig(tx, call, 'configs.remove', row, { before: row })
  return { id: row.configId }
}
