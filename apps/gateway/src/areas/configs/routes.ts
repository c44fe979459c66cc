import type { configs } from '@sitewright/api-client/contract/configs'
import type { licenseConfigs } from '@sitewright/api-client/contract/license-configs'
import { offeredConfigs } from '@sitewright/domain/configs/defaults'
import { configMessages } from '@sitewright/domain/configs/messages'
import { worksInLicense } from '@sitewright/domain/shared/policy'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import type { Database } from '../../db/database'
import { statusUsePieces } from '../../holdings/equipment-status-use'
import { keepVisible, requireVisibleProject } from '../../holdings/visible-projects'
import type { SignedIn } from '../../http/caller'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { listOf, wholeList } from '../../http/whole-list'
import { ofLicense } from '../licenses/of-license'
import { addLicenseConfig, removeLicenseConfig, saveLicenseConfig, saveLicenseConfigsTogether } from './license-save'
import { licenseConfigPieces } from './license-store'
import { countMatrixFacets, readMatrix } from './matrix'
import { presentConfig, presentDefault, presentLicenseConfig, presentUseInProject } from './present'
import { renameConfigStatus, renameLicenseStatus } from './rename-status'
import { addConfig, removeConfig, saveConfig, saveConfigsTogether } from './save'
import { configPieces, readConfig, readConfigs, readLicenseOf, readMaterialStatuses } from './store'
import { readVersion, readVersions } from './versions'

export const configHandlers = (db: Database): AreaHandlers<typeof configs> => {
  const requireReadable = (actor: SignedIn, projectId: number): Promise<void> =>
    requireVisibleProject(db.orm, actor, projectId)
  return {
    ofProject: {
      run: async ({ actor, params: { projectId, configName } }) => {
        await requireReadable(actor, projectId)
        const row = await readConfig(db.orm, projectId, configName)
        return { status: 200, body: row === undefined ? null : presentConfig(row) }
      },
    },
    ofProjects: {
      run: async ({ actor, body, params: { configName } }) => {
        const projectIds = await keepVisible(db.orm, actor, body)
        const pieces = (size: number) => configPieces(db.orm, projectIds, size, configName)
        return { status: 200, list: wholeList(pieces, (rows) => rows.map(presentConfig)) }
      },
    },
    list: {
      run: async ({ actor, params: { projectId } }) => {
        // The defaults are open to all who read configs, in other licenses without anything of the project (CONF-67).
        const isDefaults = projectId === DEFAULTS_PROJECT_ID
        if (!isDefaults) await requireReadable(actor, projectId)
        const licenseId = isDefaults ? await readLicenseOf(db.orm, projectId) : undefined
        const isForeign = licenseId !== undefined && !worksInLicense(actor, licenseId)
        const pieces = (size: number) => configPieces(db.orm, [projectId], size)
        return { status: 200, list: wholeList(pieces, (rows) => rows.map(isForeign ? presentDefault : presentConfig)) }
      },
    },
    add: { run: (call) => db.transaction(async (tx) => ({ status: 200, body: await addConfig(tx, call) })) },
    save: { run: (call) => db.transaction((tx) => saveConfig(tx, call)) },
    saveTogether: { run: (call) => db.transaction((tx) => saveConfigsTogether(tx, call)) },
    renameStatus: { run: (call) => db.transaction((tx) => renameConfigStatus(tx, call)) },
    remove: { run: (call) => db.transaction(async (tx) => ({ status: 200, body: await removeConfig(tx, call) })) },
    versions: {
      run: async ({ actor, params, query }) => {
        await requireReadable(actor, params.projectId)
        return { status: 200, body: await readVersions(db.orm, actor, params, query) }
      },
    },
    version: {
      run: async ({ actor, params }) => {
        await requireReadable(actor, params.projectId)
        const body = await readVersion(db.orm, actor, params)
        if (body === undefined) throw notFound(configMessages.versionNotFound)
        return { status: 200, body }
      },
    },
    materialStatuses: {
      run: async () => ({ status: 200, body: { materialStatusOptions: await readMaterialStatuses(db.orm) } }),
    },
  }
}

export const licenseConfigHandlers = (db: Database): AreaHandlers<typeof licenseConfigs> => ({
  defaults: {
    run: () => {
      const list = listOf(async () =>
        offeredConfigs(await readConfigs(db.orm, DEFAULTS_PROJECT_ID)).map((config) => ({
          ...presentDefault(config),
          isLicense: true,
        })),
      )
      return Promise.resolve({ status: 200 as const, list })
    },
  },
  list: {
    ...ofLicense(db),
    run: ({ subject: { licenseId } }) => {
      const pieces = (size: number) => licenseConfigPieces(db.orm, licenseId, size)
      return Promise.resolve({ status: 200, list: wholeList(pieces, (rows) => rows.map(presentLicenseConfig)) })
    },
  },
  add: {
    ...ofLicense(db),
    run: (call) => db.transaction(async (tx) => ({ status: 200, body: await addLicenseConfig(tx, call) })),
  },
  save: { ...ofLicense(db), run: (call) => db.transaction((tx) => saveLicenseConfig(tx, call)) },
  saveTogether: { ...ofLicense(db), run: (call) => db.transaction((tx) => saveLicenseConfigsTogether(tx, call)) },
  statusUse: {
    ...ofLicense(db),
    run: ({ actor, subject: { licenseId } }) => {
      const list = wholeList(
        (size) => statusUsePieces(db.orm, actor, { licenseId }, { size }),
        (uses) => uses.filter(({ isVisible }) => isVisible).map(presentUseInProject),
      )
      return Promise.resolve({ status: 200, list })
    },
  },
  matrix: {
    ...ofLicense(db),
    run: async ({ actor, subject: { licenseId }, query }) => ({
      status: 200,
      body: await readMatrix(db.orm, { reader: actor, licenseId }, query),
    }),
  },
  matrixFacets: {
    ...ofLicense(db),
    run: async ({ actor, subject: { licenseId }, query }) => ({
      status: 200,
      body: await countMatrixFacets(db.orm, { reader: actor, licenseId }, query),
    }),
  },
  renameStatus: { ...ofLicense(db), run: (call) => db.transaction((tx) => renameLicenseStatus(tx, call)) },
  remove: {
    ...ofLicense(db),
    run: (call) => db.transaction(async (tx) => ({ status: 200, body: await removeLicenseConfig(tx, call) })),
  },
})
