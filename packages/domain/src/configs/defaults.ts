import { DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT, INCLUDE_DEFAULTS } from './equipment-statuses'
import { SITE_BARCODE_CONFIG, type Config, type ConfigEntry, type ConfigParameter } from './model'
import {
  BARCODE_EXPORT_CONFIG,
  DOCUMENT_NUMBERING_CONFIG,
  EQUIPMENT_STATUS_CONFIG,
  INTEGRATION_CONFIG,
  MATERIAL_STATUS_CONFIG,
  MAXIMUM_STORAGE_LEVELS,
  MINIMUM_STORAGE_LEVELS,
  PICK_LOCATION,
  RECEIPT_CONFIG,
  RESOURCE_PROPERTIES_CONFIG,
  STORAGE_LEVELS_CONFIG,
} from './names'

/*
 * The default parameters of every known config type: what can be added where the defaults project has no other values (CONF-69), and what a new defaults project starts with
 * (CONF-66).
 */

const parameter = (
  type: 'bool' | 'number' | 'positiveNumber' | 'text',
  name: string,
  label: string,
  value: ConfigParameter['value'] | boolean = type === 'text' ? '' : 0,
): ConfigParameter => ({
  name,
  ...(typeof value === 'boolean' ? { bool: value } : { value: value ?? '' }),
  label_name: label,
  label_type: type,
})

/** A config whose only entry has the name of its type. */
const single = (name: string, ...parameters: ConfigParameter[]): DefaultConfig => ({
  name,
  data: { configs: [{ property: name, parameters }] },
})

/** Nothing is set automatically until someone chooses a status. */
const automatic = (property: string): ConfigEntry => ({ property, parameters: [{ name: 'state', value: '' }] })

/** A type with its default parameters. */
export type DefaultConfig = Pick<Config, 'name' | 'data'>

/** By name. */
export const DEFAULT_CONFIGS: readonly DefaultConfig[] = [
  {
    name: BARCODE_EXPORT_CONFIG,
    data: {
      configs: [
        {
          property: `${BARCODE_EXPORT_CONFIG}1`,
          parameters: [
            parameter('text', 'field', 'Exported field', 'Barcode'),
            parameter('text', 'header', 'Column header', 'Barcode'),
            parameter('positiveNumber', 'length', 'Longest value', 40),
            parameter('bool', 'isQuoted', 'Put quotes around values', false),
          ],
        },
      ],
    },
  },
  {
    name: EQUIPMENT_STATUS_CONFIG,
    data: {
      configs: [
        {
          property: EQUIPMENT_STATUS_CONFIG,
          parameters: [parameter('bool', INCLUDE_DEFAULTS, 'Include Available and Unavailable', false)],
        },
        automatic(DEFAULT_CHECK_IN),
        automatic(DEFAULT_CHECK_OUT),
      ],
    },
  },
  { name: SITE_BARCODE_CONFIG, data: { configs: [] } },
  single(
    MATERIAL_STATUS_CONFIG,
    parameter('text', 'defaultMaterialStatus', 'Material status of new materials', 'Good'),
  ),
  single(
    DOCUMENT_NUMBERING_CONFIG,
    parameter('bool', 'isAutomatic', 'Number documents automatically', false),
    parameter('positiveNumber', 'digits', 'Number of digits', 6),
    parameter('text', 'prefix', 'Prefix'),
  ),
  single(
    STORAGE_LEVELS_CONFIG,
    parameter('positiveNumber', MINIMUM_STORAGE_LEVELS, 'Minimum Storage Levels'),
    parameter('positiveNumber', MAXIMUM_STORAGE_LEVELS, 'Maximum Storage Levels'),
  ),
  single(
    INTEGRATION_CONFIG,
    parameter('bool', 'sendReceipts', 'Send receipts to ERP', false),
    parameter('text', 'plantCode', 'ERP plant code'),
  ),
  single(RECEIPT_CONFIG, parameter('text', PICK_LOCATION, PICK_LOCATION)),
  single(RESOURCE_PROPERTIES_CONFIG),
]

const compareNames = (one: DefaultConfig, other: DefaultConfig): number => (one.name < other.name ? -1 : 1)

/**
 * The configs that projects and licenses can add: those of the defaults project, and the product's own for the types that it does not have, so that a type deleted there can be
 * added again (CONF-69). By name.
 */
export const offeredConfigs = (ofDefaults: readonly DefaultConfig[]): DefaultConfig[] =>
  [
    ...ofDefaults.map(({ name, data }) => ({ name, data })),
    ...DEFAULT_CONFIGS.filter(({ name }) => !ofDefaults.some((config) => config.name === name)),
  ].toSorted(compareNames)
