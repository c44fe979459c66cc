import type { configs as contract } from '@sitewright/api-client/contract/configs'
import { configMessages } from '@sitewright/domain/configs/messages'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import type { Queries } from '../../db/database'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { saveLocked, type Owner } from '../../saves/save-locked'
import { requireKnown, requireValid } from './judge'
import { lockConfig, lockConfigProject } from './lock'
import { presentConfig } from './present'
import { recordConfig } from './record'
import { saveTogether } from './save-together'
import { requireStatusMeaning } from './status-meaning'
import { readConfig, readConfigs, readMaterialStatuses, type ConfigRow } from './store'
import { deleteConfig, insertConfig, writeConfig } from './write'

type Rows = typeof contract

/** Reads the other configs that a config of a project is judged with. */
const judgedWith = (tx: Queries, projectId: number) => ({
  readEntries: async (name: string) => (await readConfig(tx, projectId, name))?.data.configs,
  readMaterialStatuses: () => readMaterialStatuses(tx),
})

/** Adds a config to a project (CONF-18). @throws Problem 400 where the project has one of the name */
export async function addConfig(tx: Queries, call: JudgedCall<Rows['add']>) {
  const { name, data, origin } = call.body
  const { projectId, licenseId } = await lockConfigProject(tx, call.actor, call.body.projectId)
  // The defaults project can have types of its own, which it then offers to every project and license.
  if (projectId !== DEFAULTS_PROJECT_ID) await requireKnown(tx, name)
  if ((await readConfig(tx, projectId, name)) !== undefined) {
    throw invalid({ name: [configMessages.exists] }, configMessages.exists)
  }
  await requireValid(name, data.configs, judgedWith(tx, projectId))
  const write = { name, licenseId, projectId, before: undefined, after: data.configs }
  await requireStatusMeaning(tx, call.actor, write)
  const row = await insertConfig(tx, call, { licenseId, projectId, name, data }, origin)
  const owner: Owner = { licenseId, auditSubject: { kind: 'project', id: projectId } }
  await recordConfig(tx, call, 'configs.add', owner, { after: row })
  return presentConfig(row)
}

type OwnedRow = ConfigRow & Owner

/** Saves the entries of a config (CONF-19). */
export function saveConfig(tx: Queries, call: JudgedCall<Rows['save']>) {
  return saveLocked<OwnedRow, { body: ReturnType<typeof presentConfig> }>(tx, call, {
    action: 'configs.save',
    conflict: configMessages.conflict,
    lock: () => lockConfig(tx, call.actor, call.body.sent.id),
    versionOf: ({ version }) => version,
    write: (row) => {
      const { data, origin } = call.body.settle(row)
      return writeConfig(tx, call, row, data, judgedWith(tx, row.projectId), origin)
    },
    present: (row) => Promise.resolve({ body: presentConfig(row) }),
  })
}

/** Saves several configs of a project, all or none (CONF-72). */
export async function saveConfigsTogether(tx: Queries, call: JudgedCall<Rows['saveTogether']>) {
  const { projectId, licenseId } = await lockConfigProject(tx, call.actor, call.params.projectId)
  const owner: Owner = { licenseId, auditSubject: { kind: 'project', id: projectId } }
  return saveTogether(tx, call, {
    action: 'configs.save',
    sent: call.body.configs,
    sentId: ({ id }) => id,
    rows: (await readConfigs(tx, projectId)).map((row) => ({ ...row, ...owner })),
    idOf: ({ configId }) => configId,
    write: (row, { data, origin }, readEntries) =>
      writeConfig(tx, call, row, data, { ...judgedWith(tx, projectId), readEntries }, origin),
    present: presentConfig,
  })
}

/** Removes a config of a project (CONF-20). */
export async function removeConfig(tx: Queries, call: JudgedCall<Rows['remove']>) {
  const row = await lockConfig(tx, call.actor, call.params.configId)
  await requireStatusMeaning(tx, call.actor, { ...row, before: row.data.configs, after: undefined })
  await deleteConfig(tx, call, row)
  await recordConfig(tx, call, 'configs.remove', row, { before: row })
  return { id: row.configId }
}
