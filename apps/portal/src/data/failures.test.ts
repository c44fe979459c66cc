import { contract } from '@sitewright/api-client/contract/all'
import { exportActivity } from './activity'
import { ROLES } from '@sitewright/domain/shared/role-catalog'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { adaptApiKey } from '@sitewright/api-client/adapt/api-keys'
import type { SiteLabel } from '@sitewright/domain/labels/model'
import { toLicenseEdit } from '@sitewright/domain/licenses/edit'
import type { NewUserInput } from '@sitewright/domain/users/new-user'
import { bases, operations, serveContract, SERVER_TEXT } from '../../test/contract-server'
import { FAILING_READS } from '../../test/failing-reads'
import { tokenOf } from '../../test/fake-server'
import { callHook, renderPage, settleHook } from '../../test/rendered-page'
import { sampleOf } from '../../test/sample-of'
import { capabilities } from '../shell/capabilities'
import { session } from '../shell/session/session'
import { toasts } from '../shell/toasts'
import { type OperationName, startApi } from './api'
import * as apiKeys from './api-keys'
import {
  createCatalogEntry,
  deleteCatalogEntry,
  makeEnvironmentSecret,
  removeEnvironmentSecret,
  saveCatalogEntry,
} from './catalog'
import { createFirstAdministrator, createFirstLicense } from './first-run'
import * as configs from './configs'
import { checkLicenseCopies } from './configs/copy'
import * as licenseConfigs from './configs/license'
import { updateDocumentNumbers } from './document-numbering'
import * as groups from './groups'
import { createImportSystem, saveImportSystem } from './imports'
import { saveInternalSettings } from './internal-settings'
import { cancelJob } from './jobs'
import { previewLabel, printLabels } from './labels'
import { createLicense } from './licenses/create'
import { linkEnvironment, unlinkEnvironment } from './licenses/environments'
import { saveLicenseIntegrations } from './licenses/integrations'
import { saveLicenseInSteps } from './licenses/save-license'
import { sendResetLink, resetAutomatically, setPassword } from './passwords'
import { createPreservation } from './preservations/save'
import * as projects from './projects'
import { createProject } from './projects/create'
import { addReportGroup, removeReportGroup } from './report-groups'
import { addMappings, loadMappedOwners, removeMappings } from './resource-mappings'
import { deleteShortcut, saveShortcuts } from './shortcuts'
import { saveDefaultStorage, saveSite } from './sites'
import { checkSiteCopy, copySite } from './sites/copy'
import { createHierarchy } from './sites/save-trees'
import { changeSiteState } from './sites/state'
import { saveUserAddOns } from './users/add-ons'
import { createUser } from './users/create'
import { exportList } from './list-exports'
import { useImportToggles } from './users/import-toggles'
import { loadMatchingUsers } from './users/matching'
import { assignGroup, unassignGroup } from './users/membership'
import { saveUserProjects } from './users/projects'
import { assignReports } from './users/reports'
import { useReportToggles } from './users/report-toggles'
import { saveRoles } from './users/roles'
import { saveUser } from './users/save'
import { archiveWorkflow, saveWorkflow } from './workflows'

await vi.hoisted(async () => {
  // These modules look for a browser on import, and must not take this partial window for one.
  await Promise.all([import('react-aria-components'), import('styled-components'), import('swr')])
  ;(await import('../../../../tests/support/signed-out-window')).stubWindow()
  Object.assign(window, { location: new URL('http://portal.test/'), history: { state: null } })
  vi.stubGlobal('location', window.location)
  vi.stubGlobal('navigator', { userAgent: '' })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' }))
})

const roles = ROLES.map(({ name }) => name)

beforeEach(() => {
  startApi(bases, () => undefined)
  capabilities.start(operations)
  session.end('logged-out')
  session.start({ token: tokenOf({ roles }), userName: 'mara', roles, userHasNoProjects: false })
  for (const { id } of toasts.getSnapshot()) toasts.close(id)
})

// The unit tests of a worker share their modules.
afterAll(() => {
  capabilities.start([])
  session.end('logged-out')
  for (const { id } of toasts.getSnapshot()) toasts.close(id)
})

const getToasts = (): string[] => toasts.getSnapshot().map(({ text }) => text)

/** All texts inside of an outcome. */
const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (value instanceof Map) return listTexts([...value.values()])
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

const markOf = (rows: string | undefined): string => (rows === undefined ? '' : ` [${rows}]`)

const first = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('A sample has one item.')
  return item
}

/** A sample of the first reply of a call. */
const user = sampleOf(contract.users.one.replies[200])
const group = sampleOf(contract.groups.one.replies[200])
const apiKey = adaptApiKey({ ...sampleOf(contract.apiKeys.one.replies[200]), apiKeyId: 1 })
const config = first(sampleOf(contract.configs.list.replies[200]))
const project = sampleOf(contract.projects.one.replies[200])
const site = sampleOf(contract.sites.one.replies[200])
const system = sampleOf(contract.imports.one.replies[200])
const report = { ...first(sampleOf(contract.reports.ofUser.replies[200])), assigned: false }
const environment = { environmentId: 1, name: 'PROD', serverUrl: 'https://prod.example' }
const one = new Set([1])
const filter = {
  search: '',
  licenseId: undefined,
  sort: { key: 'userName', isDescending: false },
  page: 1,
  pageSize: 25,
} as const
const preservation = { name: 'Pumps', projectIds: one, steps: [] }
const stored = sampleOf(contract.workflows.one.replies[200])
const label: SiteLabel = { number: 0, name: 'A', zpl: '^XA^XZ', dpmm: 8, size: '4x6', sort: 'alpha-asc' }
const { signal } = new AbortController()
const printing = { isMobile: false, signal, onProgress: () => undefined }
const newUser: NewUserInput = { ...sampleOf(contract.users.create.body), userName: 'ann', userGroupIds: new Set() }
const groupInput = { name: 'Night shift', userIds: one }
const choice = (addOnIds: number[]) => ({ addOnIds: new Set(addOnIds), vendors: new Set<string>() })
const userImport = { ...first(sampleOf(contract.imports.ofUser.replies[200])), enabled: false }
const tree = { name: 'Yard' }
const row = first(sampleOf(contract.workflows.list.replies[200]))
const plan = { name: 'W', phases: [], projectIds: [1], workflowRelatedKey: 'key' }
const sampleTarget = { projectId: 1, name: 'Target' }
const MAPPINGS = [{ id: 1, resourceTypes: [1] }]
const license = first(sampleOf(contract.licenses.list.replies[200]))
const parts = { license, addOns: sampleOf(contract.licenses.addOns.replies[200]), integrationIds: [1] }

const saveLicense = (changedFields: string[]) =>
  saveLicenseInSteps({ parts, tags: [1, undefined, undefined] }, toLicenseEdit(parts), {
    changedFields,
    before: undefined,
  })

/** A call that saves, what sends it, the text if the server sends none, the toast of a success, and the requirement rows of these texts. */
type Write = readonly [operation: OperationName, send: () => unknown, failed: string, saved?: string, rows?: string]

const WRITES: readonly Write[] = [
  [
    'passwords.recover',
    () => sendResetLink('mara'),
    'Failed to send email to provided username. Try again.',
    'Email has been sent.',
    'ERR-30, ERR-31',
  ],
  [
    'passwords.reset',
    () => setPassword({ token: 'a' }, { newPassword: 'b' }),
    'Failed to reset password. Try again.',
    undefined,
    'ERR-28',
  ],
  [
    'passwords.set',
    () => resetAutomatically('mara'),
    'Failed to reset password. Try again.',
    'Password reset.',
    'ERR-28, ERR-52, ERR-53',
  ],
  ['users.create', () => createUser(newUser), 'Failed to add ann.', 'User added.', 'ERR-50, ERR-52, ERR-53'],
  ['users.copy', () => createUser(newUser, user), 'Failed to add ann.', 'User added.', 'ERR-50, ERR-52, ERR-53'],
  ['users.save', () => saveUser(user, user, 1), 'Failed to save text.', 'User updated.', 'ERR-51, ERR-52, ERR-53'],
  [
    'users.saveAddOns',
    () => saveUserAddOns('mara', choice([1]), { base: choice([]), version: undefined }),
    'Failed to update product licenses.',
    'Product Licenses updated.',
    'ERR-56, ERR-57, ERR-63',
  ],
  [
    'users.saveProjects',
    () => saveUserProjects({ userName: 'mara', licenseId: 1 }, one, undefined),
    'Failed to update projects.',
    'Projects Updated.',
    'ERR-61, ERR-63, ERR-79',
  ],
  ['users.saveRoles', () => saveRoles(1, one, undefined), 'Failed to update roles.', 'Roles updated.', 'ERR-79'],
  ['users.export', () => exportList('users.export', undefined), 'Failed to start the export.'],
  [
    'groups.create',
    () => groups.createGroup(sampleOf(contract.groups.create.body)),
    'Failed to create user group.',
    'User Group Created',
    'ERR-58, ERR-59',
  ],
  [
    'groups.saveDetails',
    () => groups.saveGroup(group, groupInput, { version: [1, undefined], changedFields: ['name'] }),
    'Failed to update user group.',
    'User Group Updated',
    'ERR-60',
  ],
  [
    'groups.saveUsers',
    () => groups.saveGroup(group, groupInput, { version: [1, undefined], changedFields: ['userIds'] }),
    'Failed to update user group.',
    'User Group Updated',
    'ERR-60',
  ],
  [
    'groups.saveAddOns',
    () => groups.saveGroupAddOns(1, one, undefined),
    'Failed to update product licenses.',
    'Product Licenses Updated.',
    'ERR-62, ERR-63, ERR-79',
  ],
  [
    'groups.saveProjects',
    () => groups.saveGroupProjects(1, one, undefined),
    'Failed to update projects.',
    'Projects Updated.',
    'ERR-61, ERR-63, ERR-79',
  ],
  [
    'groups.saveRoles',
    () => groups.saveGroupRoles(1, one, undefined),
    'Failed to update roles.',
    'Roles updated.',
    'ERR-79',
  ],
  ['groups.assign', () => assignGroup([user], group), 'Failed to assign user group.'],
  ['groups.unassign', () => unassignGroup([user], group), 'Failed to unassign user group.'],
  ['groups.export', () => exportList('groups.export', undefined), 'Failed to start the export.'],
  [
    'apiKeys.create',
    () => apiKeys.createApiKey(sampleOf(contract.apiKeys.create.body)),
    'Failed to add API key.',
    'API key successfully added.',
    'ERR-71, ERR-73',
  ],
  [
    'apiKeys.save',
    () => apiKeys.saveApiKey(1, apiKey, 1),
    'Failed to update API key.',
    'API key successfully added.',
    'ERR-72, ERR-74',
  ],
  [
    'apiKeys.saveAddOns',
    () => apiKeys.saveApiKeyAddOns(1, [], one, undefined),
    'Failed to update product licenses.',
    'Product Licenses updated.',
    'ERR-79',
  ],
  [
    'apiKeys.saveProjects',
    () => apiKeys.saveApiKeyProjects(1, one, undefined),
    'Failed to update projects.',
    'Projects updated.',
    'ERR-63, ERR-75, ERR-77',
  ],
  [
    'apiKeys.saveRoles',
    () => apiKeys.saveApiKeyRoles(1, one, undefined),
    'Failed to update roles.',
    'Roles updated.',
    'ERR-76, ERR-78',
  ],
  ['imports.export', () => exportList('imports.export', undefined), 'Failed to start the export.'],
  ['licenses.export', () => exportList('licenses.export', undefined), 'Failed to start the export.'],
  ['projects.export', () => exportList('projects.export', undefined), 'Failed to start the export.'],
  ['activity.export', () => exportActivity({ subject: 'user', id: 1 }), 'Failed to start the export.'],
  ['workflows.export', () => exportList('workflows.export', undefined), 'Failed to start the export.'],
  ['preservations.export', () => exportList('preservations.export', undefined), 'Failed to start the export.'],
  [
    'integrationReports.export',
    () => exportList('integrationReports.export', undefined),
    'Failed to start the export.',
  ],
  ['reports.exportGroups', () => exportList('reports.exportGroups', undefined), 'Failed to start the export.'],
  [
    'catalogEnvironments.export',
    () => exportList('catalogEnvironments.export', undefined),
    'Failed to start the export.',
  ],
  [
    'catalogProductLicenses.export',
    () => exportList('catalogProductLicenses.export', undefined),
    'Failed to start the export.',
  ],
  [
    'catalogIntegrations.export',
    () => exportList('catalogIntegrations.export', undefined),
    'Failed to start the export.',
  ],
  ['catalogReports.export', () => exportList('catalogReports.export', undefined), 'Failed to start the export.'],
  ['apiKeys.export', () => exportList('apiKeys.export', undefined), 'Failed to start the export.'],
  [
    'imports.saveOfUser',
    () => callHook(() => useImportToggles(user)).toggle({ value: [userImport] }, userImport),
    'Failed to save imports.',
    'Imports saved.',
    'ERR-65, ERR-66',
  ],
  [
    'imports.save',
    () => saveImportSystem(system, system, 1),
    'Failed to save import system.',
    'Import system saved.',
    'MSG-49, MSG-50',
  ],
  [
    'imports.create',
    () => createImportSystem({ ...system, projectId: 1 }),
    'Failed to save import system.',
    'Import system saved.',
    'MSG-49, MSG-50',
  ],
  [
    'reports.assign',
    () => callHook(() => useReportToggles('mara')).toggle(report),
    'Failed to add user reports.',
    undefined,
    'ERR-81',
  ],
  [
    'reports.unassign',
    () => callHook(() => useReportToggles('ann')).toggle({ ...report, assigned: true }),
    'Failed to unassign report.',
  ],
  [
    'reports.assignSome',
    () => assignReports('mara', [1]),
    'Failed to add user reports.',
    'Report assigned.',
    'ERR-81, ERR-82',
  ],
  [
    'catalogEnvironments.create',
    () => createCatalogEntry('environments', { name: 'A' }),
    'Failed to add the environment.',
    'Added the environment to the catalog.',
  ],
  [
    'catalogEnvironments.save',
    () => saveCatalogEntry('environments', 1, { name: 'A' }, 1),
    'Failed to save the environment.',
    'Saved the environment.',
  ],
  [
    'catalogEnvironments.remove',
    () => deleteCatalogEntry('environments', 1),
    'Failed to delete the environment.',
    'Deleted the environment from the catalog.',
  ],
  [
    'catalogProductLicenses.create',
    () => createCatalogEntry('productLicenses', { name: 'A' }),
    'Failed to add the product license.',
    'Added the product license to the catalog.',
  ],
  [
    'catalogProductLicenses.save',
    () => saveCatalogEntry('productLicenses', 1, { name: 'A' }, 1),
    'Failed to save the product license.',
    'Saved the product license.',
  ],
  [
    'catalogProductLicenses.remove',
    () => deleteCatalogEntry('productLicenses', 1),
    'Failed to delete the product license.',
    'Deleted the product license from the catalog.',
  ],
  [
    'catalogIntegrations.create',
    () => createCatalogEntry('integrations', { name: 'A' }),
    'Failed to add the integration.',
    'Added the integration to the catalog.',
  ],
  [
    'catalogIntegrations.save',
    () => saveCatalogEntry('integrations', 1, { name: 'A' }, 1),
    'Failed to save the integration.',
    'Saved the integration.',
  ],
  [
    'catalogIntegrations.remove',
    () => deleteCatalogEntry('integrations', 1),
    'Failed to delete the integration.',
    'Deleted the integration from the catalog.',
  ],
  [
    'catalogReports.create',
    () => createCatalogEntry('reports', { name: 'A' }),
    'Failed to add the report.',
    'Added the report to the catalog.',
  ],
  [
    'catalogReports.save',
    () => saveCatalogEntry('reports', 1, { name: 'A' }, 1),
    'Failed to save the report.',
    'Saved the report.',
  ],
  [
    'catalogReports.remove',
    () => deleteCatalogEntry('reports', 1),
    'Failed to delete the report.',
    'Deleted the report from the catalog.',
  ],
  [
    'catalogEnvironments.makeSecret',
    () => makeEnvironmentSecret(1),
    'Failed to change the secret.',
    'Created a secret.',
  ],
  [
    'catalogEnvironments.removeSecret',
    () => removeEnvironmentSecret(1),
    'Failed to change the secret.',
    'Removed the secret.',
  ],
  [
    'firstRun.createLicense',
    () => createFirstLicense({ ...sampleOf(contract.firstRun.createLicense.body), name: 'Tunnel' }),
    'Failed to create the license.',
    'Created license Tunnel.',
  ],
  [
    'firstRun.createAdministrator',
    () => createFirstAdministrator(2, { userName: 'ada', firstName: 'A', lastName: 'B', email: 'a@b.example' }),
    'Failed to create the administrator.',
    'Created the administrator. The link goes to a@b.example.',
  ],
  [
    'reports.addGroup',
    () => addReportGroup(sampleOf(contract.reports.addGroup.body)),
    'Failed to add report group.',
    'Added report group.',
    'ERR-84',
  ],
  [
    'reports.removeGroup',
    () => removeReportGroup(first(sampleOf(contract.reports.groups.replies[200]))),
    'Failed to remove report group.',
    'Removed report group.',
    'ERR-85, ERR-86',
  ],
  [
    'licenses.create',
    () => createLicense(sampleOf(contract.licenses.create.body)),
    'Failed to create license.',
    undefined,
    'ERR-42',
  ],
  ['licenses.linkEnvironment', () => linkEnvironment(1, environment), 'Failed to link PROD.'],
  ['licenses.unlinkEnvironment', () => unlinkEnvironment(1, environment), 'Failed to unlink PROD.'],
  [
    'integrations.saveOfLicense',
    () => saveLicenseIntegrations(1, one, undefined),
    'Failed to update license.',
    'Integrations saved.',
    'ERR-47, ERR-79',
  ],
  [
    'projects.create',
    () => createProject({ ...sampleOf(contract.projects.create.body), parentProjectId: null }, 1),
    'Failed to add project.',
    'Project added.',
    'MSG-25, MSG-66',
  ],
  [
    'projects.save',
    () => projects.saveProject(project, project, 1),
    'Save failed.',
    'Project info saved.',
    'MSG-28, MSG-29, MSG-65',
  ],
  [
    'projects.activate',
    () => projects.activateProject(1),
    'Failed to reactivate project.',
    'Project activated.',
    'MSG-26, MSG-67',
  ],
  [
    'projects.deactivate',
    () => projects.deactivateProject(1),
    'Failed to deactivate project.',
    'Project deactivated.',
    'MSG-27, MSG-68',
  ],
  ['jobs.cancel', () => cancelJob(first(sampleOf(contract.jobs.list.replies[200]))), 'Failed to cancel the job.'],
  [
    'shortcuts.save',
    () => saveShortcuts(1, [], undefined),
    'Failed save shortcuts.',
    'Shortcuts updated.',
    'ERR-88, ERR-89',
  ],
  [
    'shortcuts.remove',
    () => deleteShortcut(1, first(sampleOf(contract.shortcuts.list.replies[200]))),
    'Failed to delete shortcut.',
  ],
  [
    'internalSettings.save',
    () => saveInternalSettings(1, sampleOf(contract.internalSettings.save.body), undefined),
    'Failed to update license.',
    'Updated license.',
    'ERR-79',
  ],
  ['sites.save', () => saveSite(1, site), 'Failed to save site.', 'Site saved.', 'MSG-33, MSG-70'],
  [
    'sites.archive',
    () => changeSiteState(site, { active: false, unarchiveSubSites: false }),
    'Failed to save site.',
    'Site(s) archived.',
    'MSG-36, MSG-73, SITE-69',
  ],
  [
    'sites.unarchive',
    () => changeSiteState(site, { active: true, unarchiveSubSites: false }),
    'Failed to save site.',
    'Site(s) unarchived.',
    'MSG-36, MSG-73, SITE-69',
  ],
  ['sites.canCopy', () => checkSiteCopy(1, site), 'Failed to add site tree.', undefined, 'MSG-34'],
  [
    'sites.copy',
    () => copySite(1, site, false),
    'Failed to add site tree.',
    'Added site to the project.',
    'COPY-30, MSG-34, MSG-71',
  ],
  ['sites.addTrees', () => createHierarchy(1, tree), 'Site hierarchy failed to save.', undefined, 'MSG-35'],
  [
    'sites.saveTrees',
    () => createHierarchy(1, { ...tree, siteId: 1 }),
    'Site hierarchy failed to save.',
    undefined,
    'MSG-35',
  ],
  [
    'sites.saveDefaultStorage',
    () => saveDefaultStorage(1, 1),
    'Unable to update default storage location.',
    'Default storage location updated.',
    'MSG-30, MSG-69',
  ],
  [
    'labels.create',
    () => printLabels(label, [{ name: 'A' }], { ...printing, signal }),
    'Failed to get site barcode labels.',
    undefined,
    'MSG-38, MSG-39',
  ],
  [
    'labels.check',
    () => printLabels(label, [{ name: 'A' }], { ...printing, signal }),
    'Failed to get site barcode labels.',
    undefined,
    'MSG-38, CODE-25',
  ],
  ['labels.picture', () => previewLabel(label, signal), 'Failed to get site barcode labels.', undefined, 'MSG-38'],
  [
    'configs.add',
    () => configs.projectConfigs.add(1, config),
    'Adding config failed.',
    'Configuration added.',
    'MSG-09',
  ],
  [
    'configs.save',
    () => configs.projectConfigs.save(1, config, []),
    'Config was not saved.',
    'Config saved.',
    'MSG-08',
  ],
  [
    'configs.saveTogether',
    () => configs.projectConfigs.saveTogether(1, [{ config, entries: [] }]),
    'Failed to update configs.',
    undefined,
    'MSG-07',
  ],
  [
    'configs.renameStatus',
    () => configs.projectConfigs.renameStatus(1, config, 4, 'B'),
    'The status was not renamed. Try again.',
  ],
  [
    'configs.remove',
    () => configs.projectConfigs.remove(1, config),
    'Config did not get deleted.',
    'Config deleted.',
    'MSG-11',
  ],
  [
    'configs.remove',
    () => configs.projectProperties.remove(1, config),
    'Config was not removed.',
    'Config Removed.',
    'MSG-10',
  ],
  [
    'configs.ofProjects',
    () => checkLicenseCopies([config], [sampleTarget]),
    'Failed to check the configs of the projects. Try again.',
  ],
  [
    'licenseConfigs.add',
    () => licenseConfigs.licenseConfigWrites.add(1, config),
    'Adding config failed.',
    'New License configuration added.',
    'MSG-12, MSG-15',
  ],
  [
    'licenseConfigs.save',
    () => licenseConfigs.licenseConfigWrites.save(1, config, []),
    'Failed to update configs.',
    'License configuration updated.',
    'MSG-13, MSG-15',
  ],
  [
    'licenseConfigs.saveTogether',
    () => licenseConfigs.licenseConfigWrites.saveTogether(1, [{ config, entries: [] }]),
    'Failed to update configs.',
    undefined,
    'MSG-15',
  ],
  [
    'licenseConfigs.renameStatus',
    () => licenseConfigs.licenseConfigWrites.renameStatus(1, config, 4, 'B'),
    'The status was not renamed. Try again.',
  ],
  [
    'licenseConfigs.remove',
    () => licenseConfigs.licenseConfigWrites.remove(1, config),
    'Config was not removed.',
    'License configuration removed.',
    'MSG-14, MSG-15',
  ],
  [
    'workflows.archive',
    () => archiveWorkflow(row),
    'Workflow could not be archived.',
    'Workflow successfully archived.',
    'MSG-56, MSG-59',
  ],
  [
    'workflows.saveAll',
    () => saveWorkflow({ ...plan, stored: [] }),
    'Workflow could not be added',
    'Workflow has been saved successfully.',
    'MSG-55, MSG-57',
  ],
  [
    'workflows.save',
    () => saveWorkflow({ ...plan, stored }),
    'Workflow could not be saved.',
    'Workflow Successfully Modified',
    'MSG-54, MSG-58',
  ],
  [
    'documentNumbering.update',
    () => updateDocumentNumbers(1, []),
    'Failed to set document numbering.',
    'Document numbering updated.',
    'NUM-12, NUM-14, MSG-18, MSG-19',
  ],
  [
    'preservations.save',
    () => createPreservation(preservation),
    'Preservation could not be added',
    'Preservation successfully added',
    'MSG-52, MSG-53',
  ],
  [
    'preservations.ofProject',
    () => loadMappedOwners('preservation', 1),
    'Failed to fetch the preservations of resource types.',
  ],
  [
    'resourceMappings.preservations',
    () => loadMappedOwners('preservation', 1),
    'Failed to fetch the preservations of resource types.',
  ],
  [
    'resourceMappings.addToWorkflows',
    () => addMappings('workflow', 1, MAPPINGS),
    'Config was not saved.',
    'Config saved.',
    'MSG-75',
  ],
  [
    'resourceMappings.removeFromWorkflows',
    () => removeMappings('workflow', 1, MAPPINGS),
    'Config was not removed.',
    'Config Removed.',
    'MSG-75',
  ],
  [
    'resourceMappings.addToPreservations',
    () => addMappings('preservation', 1, MAPPINGS),
    'Config was not saved.',
    'Config saved.',
    'MSG-75',
  ],
  [
    'resourceMappings.removeFromPreservations',
    () => removeMappings('preservation', 1, MAPPINGS),
    'Config was not removed.',
    'Config Removed.',
    'MSG-75',
  ],
  [
    'licenses.saveAddOns',
    () => saveLicense(['limit1']),
    'Failed to update Product Licenses.',
    'Updated license addons.',
    'ERR-41, ERR-44',
  ],
  ['licenses.save', () => saveLicense(['name']), 'Failed to update license.', 'Updated license.', 'ERR-43, ERR-45'],
  [
    'users.list',
    () => loadMatchingUsers({ ...filter, onlyActive: true, addOnId: undefined, facets: [] }),
    'Failed to fetch users.',
    undefined,
    'ERR-49',
  ],
]

describe('a read that fails', () => {
  it.each(FAILING_READS.map(([operation, address, text, rows]) => [operation, address, text, markOf(rows)] as const))(
    '%s at %s shows: %s%s',
    async (operation, address, text) => {
      serveContract({ operation, failure: 'without-text' })
      const { first, last } = await renderPage(address)
      expect(first).not.toContain(text)
      expect([...last, ...getToasts()]).toContain(text)
    },
  )
})

describe('a write', () => {
  const cases = WRITES.map(
    ([operation, send, failed, saved, rows]) => [operation, failed, markOf(rows), send, saved] as const,
  )

  it.each(cases)('that fails says: %s, %s%s', async (operation, failed, _, send) => {
    for (const [failure, text] of [
      ['without-text', failed],
      ['with-text', SERVER_TEXT],
      ['unreachable', sharedMessages.unreachable],
    ] as const) {
      serveContract({ operation, failure })
      const outcome = await send()
      await vi.waitFor(() => expect([...listTexts(outcome), ...getToasts()]).toContain(text))
    }
  })

  const successes = cases.flatMap(([operation, , mark, send, saved]) =>
    saved === undefined ? [] : [[operation, saved, mark, send] as const],
  )

  it.each(successes)('that succeeds says: %s, %s%s', async (_operation, saved, _mark, send) => {
    serveContract()
    await send()
    await vi.waitFor(() => expect(getToasts()).toContain(saved))
  })
})

/** Calls without a row above, and where their failure is tested or shown. */
const ELSEWHERE: Readonly<Record<string, readonly OperationName[]>> = {
  'tests of the way in and out, beside this one': [
    'session.login',
    'session.secondFactor',
    'session.newCode',
    'session.ssoUrl',
    'session.logout',
    'session.roles',
    'session.guid',
    'passwords.verifyLink',
  ],
  'tests of the drafts on the device: without an answer, nothing is stored': ['drafts.key'],
  'stories of dialogs, panels and choices, which read when they open': [
    'session.prove',
    'session.sendProofCode',
    'session.extend',
    'roles.list',
    'reports.list',
    'imports.paths',
    'imports.ofProject',
    'licenses.overLimit',
    'licenses.use',
    'integrations.setup',
    'integrationReports.list',
    'usersReports.ofLicense',
    'projects.use',
    'jobs.file',
    'jump.search',
    'sites.restore',
    'sites.move',
    'sites.statePreview',
    'sites.defaultStorage',
    'configs.versions',
    'configs.version',
    'configs.materialStatuses',
    'licenseConfigs.matrix',
    'workflows.saveProjects',
  ],
  'nothing: the page works without them': [
    'sites.neighbors',
    'session.verify',
    'passwords.configByToken',
    'passwords.config',
    'version.deployed',
    'projects.users',
    'activity.ofConfig',
    'activity.ofLicenseConfig',
    'jobs.list',
    'workflows.validateArchive',
    'workflows.equipmentStatusUse',
    'licenseConfigs.statusUse',
    'licenseConfigs.matrixFacets',
  ],
}

/** Calls that the portal does not make. */
const UNUSED: readonly OperationName[] = [
  'handover.redeem',
  'users.roleGroups',
  'users.roles',
  'groups.ofUser',
  'integrations.keys',
  'jobs.one',
  'sites.simple',
  'sites.byName',
  'sites.addTree',
]

const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], { query: '?raw', import: 'default', eager: true }),
).join('\n')

describe('the calls of the contract', () => {
  const tested = new Set([...FAILING_READS, ...WRITES].map(([operation]) => operation))

  it('have their texts above, or a note that says where', () => {
    expect([...tested, ...Object.values(ELSEWHERE).flat(), ...UNUSED].toSorted()).toEqual(operations.toSorted())
  })

  it.each(UNUSED)('that the portal does not make: %s', (operation) => {
    expect(sources).not.toMatch(new RegExp(`\\b${operation.replace('.', '\\.')}\\b`))
  })
})

it('the material statuses are the materialStatusOptions of GET spot/status [CONF-29]', async () => {
  serveContract(undefined, { configs: { materialStatusOptions: ['Good', 'Damaged'] } })
  expect((await settleHook(() => configs.useMaterialStatuses(true))).data).toEqual(['Good', 'Damaged'])
  const { base, method, path } = contract.configs.materialStatuses
  expect([base, method, path]).toEqual(['api', 'GET', '/spot/status'])
})

describe('a page that the session may not open', () => {
  it('redirects to Home and says why [ERR-95, ROUTE-47]', async () => {
    serveContract()
    session.start({ token: tokenOf({ roles: [] }), userName: 'mara', roles: [], userHasNoProjects: false })
    expect((await renderPage('/users/list')).path).toBe('/')
    expect(getToasts()).toEqual(['Insufficient permissions to access the page.'])
  })

  it('is the password page of a single sign-on user [ERR-96, ROUTE-44]', async () => {
    serveContract(undefined, { users: { isSsoUser: true } })
    expect((await renderPage('/user/text/password')).path).toBe('/')
    expect(getToasts()).toEqual(['SSO users can not have their passwords managed.'])
  })
})
