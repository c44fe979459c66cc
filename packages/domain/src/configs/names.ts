import { SITE_BARCODE_CONFIG } from './model'

/*
 * The config types that the product knows. (Operations specification §3; CONF-13.)
 */

export const STORAGE_LEVELS_CONFIG = 'EnforceStorageLevels'
export const RECEIPT_CONFIG = 'ReceiptPost'
export const MATERIAL_STATUS_CONFIG = 'DefaultMaterialStatus'
export const RESOURCE_PROPERTIES_CONFIG = 'ResourceProperties'
export const DOCUMENT_NUMBERING_CONFIG = 'DocumentNameAutoNumbering'
export const EQUIPMENT_STATUS_CONFIG = 'CustomEquipmentStatus'
export const BARCODE_EXPORT_CONFIG = 'CustomBarcodeExport'
export const INTEGRATION_CONFIG = 'Integration'

/** Parameters that rules of the product read (CONF-47 to CONF-51). */
export const MINIMUM_STORAGE_LEVELS = 'minimumStorageLevels'
export const MAXIMUM_STORAGE_LEVELS = 'maximumStorageLevels'
export const PICK_LOCATION = 'DirectHandoverPickLocation'

/** Every known type, in the order of the specification. */
export const CONFIG_NAMES: readonly string[] = [
  STORAGE_LEVELS_CONFIG,
  RECEIPT_CONFIG,
  MATERIAL_STATUS_CONFIG,
  RESOURCE_PROPERTIES_CONFIG,
  DOCUMENT_NUMBERING_CONFIG,
  SITE_BARCODE_CONFIG,
  EQUIPMENT_STATUS_CONFIG,
  BARCODE_EXPORT_CONFIG,
  INTEGRATION_CONFIG,
]

/** Whether the product knows a type. Types of the defaults project count as well, because it offers them to all projects (CONF-16). */
export const isKnownConfig = (name: string, ofDefaults: readonly string[] = []): boolean =>
  CONFIG_NAMES.includes(name) || ofDefaults.includes(name)

/** The defaults that a project or license can add: those whose type it does not have yet, in their order (CONF-16). */
export const addableConfigs = <Default extends { readonly name: string }>(
  defaults: readonly Default[],
  present: readonly { readonly name: string }[],
): Default[] => defaults.filter(({ name }) => !present.some((config) => config.name === name))
