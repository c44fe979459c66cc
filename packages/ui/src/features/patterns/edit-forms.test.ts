import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ApiKeyInput } from '@sitewright/domain/api-keys/model'
import { toApiKeyInput } from '@sitewright/domain/api-keys/rules'
import type { Config } from '@sitewright/domain/configs/model'
import { catalogForms, toCatalogBody } from '@sitewright/domain/catalog/forms'
import { GroupNameInput } from '@sitewright/domain/groups/model'
import { ImportSystemInput } from '@sitewright/domain/imports/system'
import { toImportSystemInput } from '@sitewright/domain/imports/system-rules'
import {
  createLicenseEditSchema,
  type LicenseEdit,
  toAddOnLimits,
  toLicenseEdit,
  toLicenseInput,
} from '@sitewright/domain/licenses/edit'
import { toCopies } from '@sitewright/domain/preservations/copies'
import { PreservationForm } from '@sitewright/domain/preservations/form-schemas'
import { ProjectInput } from '@sitewright/domain/projects/record'
import { writeProperties } from '@sitewright/domain/resources/property-config'
import { createMapSchema } from '@sitewright/domain/sites/form-schemas'
import type { Site } from '@sitewright/domain/sites/site'
import { UserInput } from '@sitewright/domain/users/model'
import { toUserInput } from '@sitewright/domain/users/rules'
import { planSave } from '@sitewright/domain/workflows/save-plan'
import { sampleItem, samplePhase } from '@sitewright/domain/workflows/workflow-sample'
import { createDraft, type DraftFields, getDifferingFields, idToggled, type VersionTag } from '../../draft/draft'
import { changeRow } from '../../draft/rows'
import type { SaveInfo } from '../../draft/use-draft'
import { getChoiceToSave } from '../assignments/add-ons/add-on-choice'
import { toVersion as toCatalogVersion } from '../catalog/CatalogEntryForm'
import { listFields } from '../configs/config-fields'
import { getConfigForm } from '../configs/config-forms'
import { toChanges, toDraft as toNumbers } from '../document-numbering/number-draft'
import { licenseAddOns } from '../fixtures/add-ons'
import { apiKey } from '../fixtures/api-keys'
import { productLicense } from '../fixtures/catalog'
import { BARCODE_EXPORT, INTEGRATION, SITE_LABELS, STATUSES } from '../fixtures/configs'
import { group } from '../fixtures/groups'
import { importSystem } from '../fixtures/imports'
import { northgate } from '../fixtures/licenses'
import { rotatingEquipment } from '../fixtures/preservations'
import { laydownYard } from '../fixtures/sites'
import { user } from '../fixtures/users'
import { toDraft as toSettings, toSave as toSettingsSave } from '../internal-settings/settings-draft'
import { toEdit, toPreservationVersion } from '../preservations/preservation-draft'
import { toVersion as toPropertiesVersion } from '../resources/property-draft'
import {
  assign as assignShortcut,
  toDraft as toShortcuts,
  toSave as toShortcutsSave,
} from '../shortcuts/shortcut-draft'
import { type SiteDraft, toSiteSave, toSiteVersion } from '../sites/site-draft'
import { createSchema as createSiteSchema } from '../sites/SitePropertiesForm'
import { getRow, toItem, toItemValue, withRow } from '../workflows/item/item-value'
import { toPhaseRows, toPhases } from '../workflows/workflow-rows'
import { createResolver, type StoredSchema } from './create-resolver'

/*
 * Every form that edits a stored record saves what nobody changed as it is stored (LIC-88). Each stored value below is one that its form would write in another way. A file
 * that edits a draft and is missing here fails the last test.
 */

const LONG = 'x'.repeat(5000)
const BLANKS = '  two  blanks  '

/** What a form saves after some fields changed. Validates as EditForm does, if there is a schema. */
async function edit<T extends DraftFields<T>, Stored>(
  { value: base, version, record }: { value: T; version?: VersionTag; record?: Stored },
  change: Partial<T>,
  schema?: StoredSchema<T>,
) {
  const typed = { ...base, ...change }
  let value = typed
  if (schema !== undefined) {
    const options = { fields: {}, shouldUseNativeValidation: false }
    const { values, errors } = await createResolver<T>(schema)(typed, { stored: base }, options)
    expect(errors).toEqual({})
    value = { ...typed, ...values }
  }
  const info = { version, base, record, changedFields: getDifferingFields(base, value) }
  return { value, info: { ...info, version: Number(version) } as SaveInfo<T, number, Stored> }
}

interface Saved {
  /** What is sent. */
  readonly sent: unknown
  /** What is stored, with the change. */
  readonly expected: unknown
}

const saveFields = async <T extends DraftFields<T>>(stored: T, change: Partial<T>, schema: StoredSchema<T>) => ({
  sent: (await edit({ value: stored }, change, schema)).value,
  expected: { ...stored, ...change },
})

const SITE: Site = {
  ...laydownYard,
  name: BLANKS,
  siteOpacity: 0.123456789,
  siteColor: '#ABCDEF',
  location: {
    type: 'Feature',
    properties: { survey: { by: 'J.' } },
    geometry: { type: 'Point', coordinates: [-113.123456789, 53.5, 610] },
  },
  properties: {
    overlays: [
      { name: ' Plan ', url: '' },
      { name: LONG, url: ' https://a.example ' },
    ],
    userProperties: { ' Crane ': { value: BLANKS, type: '' }, Permit: { value: LONG, type: 'T' } },
  },
}

const siteFields = ({
  name,
  siteClass,
  siteType,
  siteColor,
  siteOpacity,
  borderColor,
  borderOpacity,
  ...site
}: Site) => ({
  name,
  siteClass,
  siteType,
  properties: site.properties,
  location: site.location,
  version: site.version,
  ...(siteColor !== undefined && { siteColor }),
  ...(siteOpacity !== undefined && { siteOpacity }),
  ...(borderColor !== undefined && { borderColor }),
  ...(borderOpacity !== undefined && { borderOpacity }),
})

const saveSite = async (
  change: Partial<SiteDraft>,
  schema: StoredSchema<SiteDraft>,
  expected: Partial<Site>,
): Promise<Saved> => {
  const { value, info } = await edit<SiteDraft, Site>(toSiteVersion(SITE), change, schema)
  return { sent: toSiteSave(value, info), expected: siteFields({ ...SITE, ...expected }) }
}

/** Saves another text of a config. */
const saveConfig = ({ name, data: { configs } }: Config, value: string) => {
  const form = getConfigForm(name)
  const before = form.toDraft(configs)
  const field = listFields(before.entries).find((one) => typeof one.value === 'string')
  if (field === undefined) throw new Error('The config has a text.')
  const entries = changeRow(before.entries, field.entry, (entry) => ({
    ...entry,
    parameters: changeRow(entry.parameters, field.id, { value }),
  }))
  return {
    sent: JSON.stringify(form.toEntries(configs, { ...before, entries })),
    expected: JSON.stringify(configs).replace(JSON.stringify(field.value), JSON.stringify(value)),
  }
}

const FORMS: Readonly<Record<string, () => Promise<Saved> | Saved>> = {
  'api-keys/ApiKeyDetails.tsx': () =>
    saveFields(toApiKeyInput(apiKey({ name: BLANKS, description: LONG })), { isActive: false }, ApiKeyInput),
  'groups/GroupDetails.tsx': () => {
    const { name, userIds = [] } = group({ name: BLANKS })
    return saveFields({ name, userIds: new Set(userIds) }, { userIds: new Set([...userIds, 999]) }, GroupNameInput)
  },
  'users/UserDetails.tsx': () => {
    const stored = user({ firstName: BLANKS, email: 'Not An Address', phoneNumber: LONG, comment: LONG })
    return saveFields(toUserInput(stored), { position: 'Rigger' }, UserInput)
  },
  'imports/ImportScreen.tsx': () => {
    const stored = importSystem({ displayName: BLANKS, path: ' a//b ', description: LONG })
    return saveFields(toImportSystemInput(stored), { active: false }, ImportSystemInput)
  },
  'projects/ProjectSettingsDialog.tsx': () =>
    saveFields({ name: BLANKS, description: LONG }, { name: 'Tank Farm' }, ProjectInput),
  'licenses/LicenseEditForm.tsx': async () => {
    const license = {
      ...northgate,
      company: BLANKS,
      expiryDate: Date.UTC(2026, 11, 26, 14, 30, 34, 324),
      expiryNotificationDays: [30, 5, 30],
      maxUsers: -5,
      maxProjects: -7,
    }
    const addOns = licenseAddOns.map((addOn) => ({ ...addOn, maxUsers: -5, numUsers: 0 }))
    const stored = { value: toLicenseEdit({ license, addOns, integrationIds: [404] }), record: license }
    const { value, info } = await edit<LicenseEdit, typeof license>(
      stored,
      { name: 'Renamed' },
      createLicenseEditSchema(addOns),
    )
    const { company, isActive, expiryDate, expiryNotificationDays, maxUsers, maxProjects } = license
    return {
      sent: [
        toLicenseInput(value, info.record, info.changedFields),
        toAddOnLimits(value, addOns, info.changedFields),
        [...value.integrationIds],
      ],
      expected: [
        { name: 'Renamed', company, isActive, expiryDate, expiryNotificationDays, maxUsers, maxProjects },
        [],
        [404],
      ],
    }
  },
  'catalog/CatalogEntryForm.tsx': async () => {
    const stored = productLicense({ shortName: LONG, description: BLANKS, color: 'Blue', roleGroupIds: [404, 2] })
    const { value } = await edit(
      toCatalogVersion(stored),
      { name: 'Renamed', roleGroupIds: new Set([404, 2, 1]) },
      catalogForms.productLicenses.save,
    )
    return {
      sent: toCatalogBody(value),
      expected: {
        name: 'Renamed',
        shortName: LONG,
        description: BLANKS,
        color: 'Blue',
        isVendor: false,
        isRetired: false,
        roleGroupIds: [404, 2, 1],
      },
    }
  },
  'sites/SitePropertiesForm.tsx': () => saveSite({ name: 'Yard C' }, createSiteSchema, { name: 'Yard C' }),
  'sites/SiteMapForm.tsx': () =>
    saveSite(
      { borderColor: '#112233' },
      createMapSchema(() => undefined),
      { borderColor: '#112233' },
    ),
  'preservations/PreservationForm.tsx': async () => {
    const copies = rotatingEquipment.map((copy) => ({
      ...copy,
      steps: copy.steps.map((step) => ({ ...step, name: step.id === 's1' ? LONG : ` ${step.name} ` })),
    }))
    const { value } = await edit(toPreservationVersion(copies), { name: 'Pumps' }, PreservationForm)
    return {
      sent: toCopies(toEdit(value), copies, ''),
      expected: copies.map((copy) => ({ ...copy, name: 'Pumps' })),
    }
  },
  'resources/PropertiesEditor.tsx': () => {
    const packed = { defaultValue: BLANKS, type: 'selection', selection: [' a ', ''], requiresElevated: true }
    const parameters = [
      { label_name: BLANKS, name: '{"not": "packed"}', label_type: 'odd', resourceTypes: ['201', null] },
      { label_name: ' Coating ', name: JSON.stringify(packed, undefined, 2), bool: null },
    ]
    const config = {
      id: 1,
      name: 'ResourceProperties',
      isLicense: false,
      version: 1,
      data: { configs: [{ property: 'P', parameters }] },
    }
    const { value, record } = toPropertiesVersion(config)
    const rows = changeRow(value.properties, ' Coating ', { isAlwaysEditable: true })
    const written = writeProperties(record.data.configs, [...rows.values()])
    const [one, other] = parameters
    return {
      sent: written,
      expected: [{ property: 'P', parameters: [one, { label_type: 'text', ...other, bool: true }] }],
    }
  },
  'internal-settings/InternalSettingsEditor.tsx': () => {
    const settings = {
      config: { CustomerCode: BLANKS, OpportunityId: LONG, ProjectOverrides: { 7: { type: ' Old ', value: BLANKS } } },
      projects: [{ projectId: 7, name: 'Seven' }],
    }
    const base = toSettings(settings)
    return {
      sent: toSettingsSave(base, { ...base, overrides: changeRow(base.overrides, '7', { type: 'New' }) }),
      expected: { ProjectOverrides: { 7: { type: 'New', value: BLANKS } } },
    }
  },
  'document-numbering/NumbersEditor.tsx': () => {
    const number = (resourceType: number, nextNumber: number) => ({
      resourceType,
      nextNumber,
      name: String(resourceType),
    })
    const base = toNumbers([number(201, 0), number(202, -3), number(203, 7)])
    return {
      sent: toChanges(base, { numbers: changeRow(base.numbers, '203', { nextNumber: 8 }) }),
      expected: [{ resourceType: 203, expectedNextNumber: 7, newNextNumber: 8 }],
    }
  },
  'shortcuts/ShortcutsEditor.tsx': () => {
    const row = { reportName: 'R', reportPath: '/r' }
    const unassigned = { id: 3, type: null, order: null, ...row }
    const base = toShortcuts([
      { id: 1, type: null, order: 0, ...row },
      { id: 2, type: 'tools', order: null, ...row },
      unassigned,
    ])
    return {
      sent: toShortcutsSave({ shortcuts: assignShortcut(base.shortcuts, unassigned, 'picks') }),
      expected: [
        { id: 1, type: null, order: 0 },
        { id: 2, type: 'tools', order: null },
        { id: 3, type: 'picks', order: null },
      ],
    }
  },
  'configs/use-config-draft.ts': () => {
    const others = [STATUSES, BARCODE_EXPORT, SITE_LABELS].map(({ name, data }) => {
      const other = getConfigForm(name)
      return { sent: other.toEntries(data.configs, other.toDraft(data.configs)), expected: data.configs }
    })
    const first = saveConfig(INTEGRATION, 'a new text')
    return {
      sent: [first.sent, ...others.map(({ sent }) => sent)],
      expected: [first.expected, ...others.map(({ expected }) => expected)],
    }
  },
  'workflows/use-workflow-form.ts': () => {
    const item = (itemId: string) =>
      sampleItem(itemId, 0.5, { itemName: BLANKS, production: { name: BLANKS, productionType: 0 } })
    const phases = [samplePhase('a', 0.3, item('1'), item('2')), samplePhase('b', 0.9)]
    const [first, second] = phases.map((phase) => ({ ...phase, phaseName: ` ${phase.phaseName} ` }))
    if (first === undefined || second === undefined) throw new Error('The workflow has two phases.')
    const before = { name: BLANKS, phases: [first, second] }
    const rows = toPhaseRows(before.phases)
    const edited = [{ ...first, color: '#000000' }, second]
    const copy = { workflowId: 4, projectId: 12, version: 2 }
    const plan = planSave({
      ...before,
      phases: toPhases(toPhaseRows(edited, rows, rows)),
      before,
      stored: [copy],
      projectIds: [12],
      workflowRelatedKey: 'k',
    })
    return {
      sent: plan?.entries.map(({ name, workflowData }) => ({ name, workflowData })),
      expected: [{ name: BLANKS, workflowData: { phases: edited } }],
    }
  },
  'workflows/item/use-item-edit.ts': () => {
    const item = sampleItem('1', 0.5, {
      itemName: BLANKS,
      conditionalVisibility: [{ condition: BLANKS, phaseId: 'a', itemId: '2' }],
      production: { name: BLANKS, productionType: 0 },
    })
    const phases = [samplePhase('a', 0.3, item, sampleItem('2', 0.5))]
    const value = toItemValue(item, phases)
    return {
      sent: toItem(withRow(value, { itemWeight: 7 }), getRow(value), phases),
      expected: { ...item, itemWeight: 7 },
    }
  },
  'assignments/add-ons/AddOnsEditor.tsx': () => {
    const base = { addOnIds: new Set([1, 404]), vendors: new Set<string>() }
    const content = { addOns: licenseAddOns, assigned: { value: [] } }
    const value = { ...base, addOnIds: new Set([1, 404, 2]) }
    return { sent: getChoiceToSave(content, base, value), expected: value }
  },
  'assignments/projects/ProjectsEditor.tsx': () => saveIds(),
  'assignments/roles/RolesEditor.tsx': () => saveIds(),
}

/** Adds an id to stored ids whose records no longer exist. */
function saveIds(): Saved {
  const draft = createDraft({ value: { ids: new Set<number>([404, 12]) } })
  return { sent: idToggled(draft, 'ids', 7).value.ids, expected: new Set([404, 12, 7]) }
}

describe('a save of one changed field sends all others as they are stored', () => {
  it.each(Object.keys(FORMS))('from %s [LIC-88]', async (form) => {
    const { sent, expected } = (await FORMS[form]?.()) ?? { sent: 'nothing', expected: undefined }
    expect(sent).toEqual(expected)
  })

  it('from every file that edits a stored record [LIC-88]', () => {
    const features = path.resolve(import.meta.dirname, '..')
    const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|keys\.test)\.tsx?$/.test(file))
      .filter((file) => !/^(patterns|fixtures)\b/.test(file))
      .filter((file) => /<EditForm<|\buseDraft(Form)?</.test(readFileSync(path.join(features, file), 'utf8')))
    expect(files.toSorted()).toEqual(Object.keys(FORMS).toSorted())
  })
})
