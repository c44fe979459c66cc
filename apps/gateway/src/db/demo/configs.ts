import { DEFAULT_CONFIGS } from '@sitewright/domain/configs/defaults'
import { DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT, INCLUDE_DEFAULTS } from '@sitewright/domain/configs/equipment-statuses'
import {
  SITE_BARCODE_CONFIG,
  type Config,
  type ConfigEntry,
  type ConfigParameter,
} from '@sitewright/domain/configs/model'
import {
  BARCODE_EXPORT_CONFIG,
  DOCUMENT_NUMBERING_CONFIG,
  EQUIPMENT_STATUS_CONFIG,
  INTEGRATION_CONFIG,
  MATERIAL_STATUS_CONFIG,
  RECEIPT_CONFIG,
  RESOURCE_PROPERTIES_CONFIG,
  STORAGE_LEVELS_CONFIG,
} from '@sitewright/domain/configs/names'
import { toConfigEntry } from '@sitewright/domain/labels/config'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import type { licenseConfigs, projectConfigs } from '../schema'
import { LABELS_WITH_FAULT, NORTHGATE_LABELS, SINGLE_LABEL } from './config-labels'
import { projectNamed } from './projects'

type Configs = Readonly<Record<string, readonly ConfigEntry[]>>
type Values = Readonly<Record<string, string | number | boolean>>

function defaultsOf(name: string): readonly ConfigEntry[] {
  const found = DEFAULT_CONFIGS.find((config) => config.name === name)
  if (found === undefined) throw new Error(`There are no defaults of ${name}.`)
  return found.data.configs
}

const withValue = (parameter: ConfigParameter, value: Values[string]): ConfigParameter =>
  typeof value === 'boolean' ? { ...parameter, bool: value } : { ...parameter, value }

/** The default entries of a type with other values, by the names of their parameters. */
const filled = (name: string, values: Values): readonly ConfigEntry[] =>
  defaultsOf(name).map((entry) => ({
    ...entry,
    parameters: entry.parameters.map((parameter) => {
      const value = values[parameter.name ?? '']
      return value === undefined ? parameter : withValue(parameter, value)
    }),
  }))

/** Statuses with a switch each: whether equipment with the status is unavailable. `checkIn` and `checkOut` are codes. */
const statuses = (
  names: Readonly<Record<string, boolean>>,
  { checkIn = '', checkOut = '' }: { readonly checkIn?: number | string; readonly checkOut?: number | string } = {},
): ConfigEntry[] => [
  {
    property: EQUIPMENT_STATUS_CONFIG,
    parameters: [
      ...Object.entries(names).map(([name, bool]) => ({ name, bool, label_name: name, label_type: 'bool' })),
      { name: INCLUDE_DEFAULTS, bool: true, label_name: 'Include Available and Unavailable', label_type: 'bool' },
    ],
  },
  { property: DEFAULT_CHECK_IN, parameters: [{ name: 'state', value: checkIn }] },
  { property: DEFAULT_CHECK_OUT, parameters: [{ name: 'state', value: checkOut }] },
]

interface Property {
  readonly label: string
  /** A plain default value, or what a save packs into one text (RES-05, RES-07). */
  readonly name: string | { readonly defaultValue: string; readonly selection: readonly string[] }
  readonly isAlwaysEditable?: boolean
  readonly resourceTypes?: readonly number[]
}

const pack = (name: Property['name']): string =>
  typeof name === 'string'
    ? name
    : JSON.stringify({ ...name, type: name.selection.length > 0 ? 'selection' : 'default', requiresElevated: true })

const resourceProperties = (...properties: readonly Property[]): ConfigEntry[] => [
  {
    property: RESOURCE_PROPERTIES_CONFIG,
    parameters: properties.map(({ label, name, isAlwaysEditable = false, resourceTypes = [] }) => ({
      label_name: label,
      label_type: 'text',
      name: pack(name),
      bool: isAlwaysEditable,
      resourceTypes: [...resourceTypes],
    })),
  },
]

/** Two sub-configs (CONF-25). */
const barcodeExport = (): ConfigEntry[] =>
  [
    { field: 'Barcode', header: 'Tag', length: 40, isQuoted: true },
    { field: 'Heat Number', header: 'Heat', length: 20, isQuoted: false },
  ].flatMap((values, index) =>
    filled(BARCODE_EXPORT_CONFIG, values).map((entry) => ({
      ...entry,
      property: `${BARCODE_EXPORT_CONFIG}${index + 1}`,
    })),
  )

/** The last parameter has a type that the screens do not know (CONF-09), and a field that only integrations read. */
const integration = (plantCode: string): readonly ConfigEntry[] =>
  filled(INTEGRATION_CONFIG, { sendReceipts: true, plantCode }).map((entry) => ({
    ...entry,
    parameters: [
      ...entry.parameters,
      { name: 'retryAfter', label_name: 'Retry after', label_type: 'duration', value: 'PT15M', unit: 'ISO 8601' },
    ],
  }))

const SHARED_STATUSES = { 'Calibration due': true, 'Under repair': true, 'On hire': false }

const HEAT_NUMBER: Property = { label: 'Heat Number', name: 'Unknown', resourceTypes: [201, 202] }
const PAINT_SYSTEM: Property = {
  label: 'Paint System',
  name: { defaultValue: 'Epoxy', selection: ['Epoxy', 'Zinc', 'None'] },
  isAlwaysEditable: true,
  resourceTypes: [201, 204],
}

/** One project has every type, one has half of them, and others have labels alone. Equipment statuses are equal in two projects and differ in a third one. */
const OF_PROJECTS: Readonly<Record<string, Configs>> = {
  'Northgate Refinery Expansion': {
    [SITE_BARCODE_CONFIG]: NORTHGATE_LABELS.map(toConfigEntry),
    [STORAGE_LEVELS_CONFIG]: filled(STORAGE_LEVELS_CONFIG, { minimumStorageLevels: 2, maximumStorageLevels: 5 }),
    [RECEIPT_CONFIG]: filled(RECEIPT_CONFIG, { DirectHandoverPickLocation: 'Main Warehouse > Zone A > Aisle 1' }),
    [MATERIAL_STATUS_CONFIG]: filled(MATERIAL_STATUS_CONFIG, { defaultMaterialStatus: 'On Hold' }),
    [RESOURCE_PROPERTIES_CONFIG]: resourceProperties(HEAT_NUMBER, PAINT_SYSTEM),
    [DOCUMENT_NUMBERING_CONFIG]: filled(DOCUMENT_NUMBERING_CONFIG, { isAutomatic: true, prefix: 'NRE-' }),
    [EQUIPMENT_STATUS_CONFIG]: statuses(SHARED_STATUSES, { checkIn: -1, checkOut: 6 }),
    [BARCODE_EXPORT_CONFIG]: barcodeExport(),
    [INTEGRATION_CONFIG]: integration('NR01'),
  },
  'Jetty 3': { [SITE_BARCODE_CONFIG]: [toConfigEntry(SINGLE_LABEL)] },
  'Crude Unit 2': {
    [SITE_BARCODE_CONFIG]: LABELS_WITH_FAULT,
    [EQUIPMENT_STATUS_CONFIG]: statuses(SHARED_STATUSES),
    [STORAGE_LEVELS_CONFIG]: filled(STORAGE_LEVELS_CONFIG, { minimumStorageLevels: 1 }),
    [INTEGRATION_CONFIG]: integration('CU02'),
  },
  'Tank Farm Revamp': {
    [SITE_BARCODE_CONFIG]: [],
    [EQUIPMENT_STATUS_CONFIG]: statuses({ 'On hire': false, Decontamination: true }, { checkOut: 4 }),
    [MATERIAL_STATUS_CONFIG]: filled(MATERIAL_STATUS_CONFIG, { defaultMaterialStatus: 'Quarantined' }),
  },
  // Of license 2.
  'Outer Breakwater': {
    [STORAGE_LEVELS_CONFIG]: filled(STORAGE_LEVELS_CONFIG, { minimumStorageLevels: 2, maximumStorageLevels: 2 }),
    [RECEIPT_CONFIG]: filled(RECEIPT_CONFIG, { DirectHandoverPickLocation: 'Quay South > Block 2' }),
    [EQUIPMENT_STATUS_CONFIG]: statuses({ 'Afloat inspection': true }),
  },
  'Container Terminal 2': { [INTEGRATION_CONFIG]: integration('CT02') },
}

/** Two of the first license's types are in 'Tank Farm Revamp' as well (COPY-17). */
const OF_LICENSES: Readonly<Record<number, Configs>> = {
  1: {
    [EQUIPMENT_STATUS_CONFIG]: statuses({ 'On hire': false, 'In transit': true }),
    [MATERIAL_STATUS_CONFIG]: filled(MATERIAL_STATUS_CONFIG, { defaultMaterialStatus: 'Good' }),
    [RESOURCE_PROPERTIES_CONFIG]: resourceProperties(HEAT_NUMBER, { label: 'Owner', name: 'Northgate' }),
    [DOCUMENT_NUMBERING_CONFIG]: filled(DOCUMENT_NUMBERING_CONFIG, { digits: 8 }),
  },
  2: {
    [STORAGE_LEVELS_CONFIG]: filled(STORAGE_LEVELS_CONFIG, { minimumStorageLevels: 1, maximumStorageLevels: 4 }),
    [RESOURCE_PROPERTIES_CONFIG]: resourceProperties({ label: 'Berth', name: 'South', resourceTypes: [108] }),
  },
}

/** Added later, with ids after all others: in one project the levels conflict with the pick location of its license, which that license's other projects can copy (COPY-17). */
const LATER_OF_PROJECTS: Readonly<Record<string, Configs>> = {
  'Tank Farm Revamp': {
    [STORAGE_LEVELS_CONFIG]: filled(STORAGE_LEVELS_CONFIG, { minimumStorageLevels: 3, maximumStorageLevels: 3 }),
  },
}
const LATER_OF_LICENSES: Readonly<Record<number, Configs>> = {
  1: { [RECEIPT_CONFIG]: filled(RECEIPT_CONFIG, { DirectHandoverPickLocation: 'Yard > Row 4' }) },
}

const listed = (configs: Configs): [name: string, data: Config['data']][] =>
  Object.entries(configs).map(([name, entries]) => [name, { configs: [...entries] }])

type ProjectConfig = typeof projectConfigs.$inferInsert & { readonly configId: number }
type LicenseConfig = typeof licenseConfigs.$inferInsert & { readonly systemConfigId: number }

const ofProjects = (world: Readonly<Record<string, Configs>>) =>
  Object.entries(world).flatMap(([project, configs]) =>
    listed(configs).map(([name, data]) => ({ projectId: projectNamed(project).projectId, name, data })),
  )
const ofLicenses = (world: Readonly<Record<number, Configs>>) =>
  Object.entries(world).flatMap(([licenseId, configs]) =>
    listed(configs).map(([name, data]) => ({ licenseId: Number(licenseId), name, data })),
  )

/** Configs of projects, with those of the defaults project after the first ones. */
export const DEMO_CONFIGS: readonly ProjectConfig[] = [
  ...ofProjects(OF_PROJECTS),
  ...DEFAULT_CONFIGS.map(({ name, data }) => ({ projectId: DEFAULTS_PROJECT_ID, name, data })),
  ...ofProjects(LATER_OF_PROJECTS),
].map((row, index) => ({ ...row, configId: index + 1 }))

export const DEMO_LICENSE_CONFIGS: readonly LicenseConfig[] = [
  ...ofLicenses(OF_LICENSES),
  ...ofLicenses(LATER_OF_LICENSES),
].map((row, index) => ({ ...row, systemConfigId: index + 1 }))

/** @throws when the demo world has no such config */
export function configNamed(project: string, name: string): ProjectConfig {
  const { projectId } = projectNamed(project)
  const found = DEMO_CONFIGS.find((row) => row.projectId === projectId && row.name === name)
  if (found === undefined) throw new Error(`${project} has no config ${name}.`)
  return found
}

/** @throws when the demo world has no such config */
export function licenseConfigNamed(licenseId: number, name: string): LicenseConfig {
  const found = DEMO_LICENSE_CONFIGS.find((row) => row.licenseId === licenseId && row.name === name)
  if (found === undefined) throw new Error(`License ${licenseId} has no config ${name}.`)
  return found
}
