import type { internalSettings as contract } from '@sitewright/api-client/contract/internal-settings'
import { internalSettingsMessages } from '@sitewright/domain/internal-settings/messages'
import {
  MAX_PROJECT_OVERRIDES,
  type InternalSettings,
  type InternalSettingsSave,
  type ProjectOverride,
} from '@sitewright/domain/internal-settings/model'
import { isRemoved } from '@sitewright/domain/internal-settings/rules'
import { fieldMessages } from '@sitewright/domain/shared/messages'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import type { Queries } from '../../db/database'
import { addFieldError } from '../../http/field-errors'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { saveLocked, type Owner } from '../../saves/save-locked'
import { lockLicense } from '../../saves/lock-license'
import { readOverrides, readProjects, readSettings, writeOverrides, writeSettings, type SettingsRow } from './store'

type Call = JudgedCall<(typeof contract)['save']>
type Overrides = ReadonlyMap<number, ProjectOverride>
type Locked = Owner & { readonly row: SettingsRow; readonly overrides: Overrides }

/** The reply with the internal settings of a license. Its ETag is their version. */
export async function replyWithSettings(q: Queries, licenseId: number) {
  const { customerCode, opportunityId, version } = await readSettings(q, licenseId)
  const body: InternalSettings = {
    config: {
      CustomerCode: customerCode,
      OpportunityId: opportunityId,
      ProjectOverrides: Object.fromEntries(await readOverrides(q, licenseId)),
    },
    projects: await readProjects(q, licenseId),
  }
  return { status: 200, body, tag: String(version) } as const
}

/** Saves the internal settings that a call names (API-42). A save that changes nothing does not count as a new version. */
export function saveSettings(tx: Queries, call: Call) {
  const { licenseId } = call.params
  return saveLocked<Locked, Awaited<ReturnType<typeof replyWithSettings>>>(tx, call, {
    action: 'internalSettings.save',
    conflict: internalSettingsMessages.conflict,
    lock: async () => ({
      ...(await lockLicense(tx, call.actor, licenseId)),
      row: await readSettings(tx, licenseId),
      overrides: await readOverrides(tx, licenseId),
    }),
    versionOf: ({ row }) => String(row.version),
    write: async ({ row, overrides }) => {
      const body = call.body.settle({
        CustomerCode: row.customerCode,
        OpportunityId: row.opportunityId,
        ProjectOverrides: Object.fromEntries(overrides),
      })
      const { CustomerCode = row.customerCode, OpportunityId = row.opportunityId } = body
      const changed = await chooseOverrides(tx, { ...call, body }, overrides)
      const areCodesSame = CustomerCode === row.customerCode && OpportunityId === row.opportunityId
      if (areCodesSame && changed.size === 0) return undefined
      await writeSettings(tx, licenseId, {
        customerCode: CustomerCode,
        opportunityId: OpportunityId,
        version: row.version + 1,
      })
      await writeOverrides(tx, changed)
      return {
        before: { customerCode: row.customerCode, opportunityId: row.opportunityId, ...describe(changed, overrides) },
        after: { customerCode: CustomerCode, opportunityId: OpportunityId, ...describe(changed, changed) },
      }
    },
    present: () => replyWithSettings(tx, licenseId),
  })
}

/**
 * The overrides that differ from the stored ones.
 * @throws Problem 400 with every key that is no project of the license
 */
async function chooseOverrides(
  tx: Queries,
  { body, params }: Pick<Call, 'params'> & { readonly body: InternalSettingsSave },
  stored: Overrides,
): Promise<Overrides> {
  const named = Object.entries(body.ProjectOverrides ?? {})
  if (named.length === 0) return new Map()
  if (named.length > MAX_PROJECT_OVERRIDES)
    throw invalid({ ProjectOverrides: [fieldMessages.tooManyEntries(MAX_PROJECT_OVERRIDES)] })
  const known = new Map(
    (await readProjects(tx, params.licenseId)).map(({ projectId }) => [String(projectId), projectId]),
  )
  const faults: FieldErrors = {}
  const chosen = new Map<number, ProjectOverride>()
  for (const [key, override] of named) {
    const projectId = known.get(key)
    if (projectId === undefined) {
      addFieldError(faults, ['ProjectOverrides', key], internalSettingsMessages.otherProject)
      continue
    }
    const before = stored.get(projectId) ?? { type: '', value: '' }
    if (before.type === override.type && before.value === override.value) continue
    const wanted = isRemoved(override) ? { type: '', value: '' } : override
    if (before.type !== wanted.type || before.value !== wanted.value) chosen.set(projectId, wanted)
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return chosen
}

/** Overrides as an audit entry shows them: a field for each changed project. */
const describe = (changed: Overrides, values: Overrides): Record<string, string> =>
  Object.fromEntries(
    [...changed.keys()].map((projectId) => {
      const { type = '', value = '' } = values.get(projectId) ?? {}
      return [`override ${projectId}`, type === '' ? '' : `${type}: ${value}`]
    }),
  )
