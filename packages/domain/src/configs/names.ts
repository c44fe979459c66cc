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

const LINKS: Readonly<Record<string, string>> = {
  [STORAGE_LEVELS_CONFIG]: RECEIPT_CONFIG,
  [RECEIPT_CONFIG]: STORAGE_LEVELS_CONFIG,
}

/** Whether the product itself knows a type. The defaults project can have others, which it offers to all projects and licenses (CONF-16, CONF-69). */
export const isKnownConfig = (name: string): boolean => CONFIG_NAMES.includes(name)

/**
 * The config that a config is judged with, by the name of either: one of them is wrong or right only beside the other (CONF-51, CONF-72).
 * @returns undefined for a config that is judged alone
 */
export const linkedConfig = (name: string): string | undefined => LINKS[name]

/** The configs that a project or license can add: those whose type it does not have yet, in their order (CONF-16). */
export const addableConfigs = <Offered extends { readonly name: string }>(
  offered: readonly Offered[],
  present: readonly { readonly name: string }[],
): Offered[] => offered.filter(({ name }) => !present.some((config) => config.name === name))
