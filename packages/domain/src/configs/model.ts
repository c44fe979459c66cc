import * as z from 'zod/mini'

/*
 * Configs of projects and licenses. (Operations specification §3; CONF rows.)
 */

/** The config that contains the custom labels of a project (CODE-16, CODE-21). */
export const SITE_BARCODE_CONFIG = 'CustomSiteBarcode'

/** A parameter. Unknown fields are returned unchanged. */
export const ConfigParameter = z.looseObject({
  name: z.optional(z.nullable(z.string())),
  value: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  bool: z.optional(z.nullable(z.boolean())),
  label_name: z.optional(z.nullable(z.string())),
  label_type: z.optional(z.nullable(z.string())),
  resourceTypes: z.optional(z.nullable(z.array(z.unknown()))),
})
export type ConfigParameter = z.infer<typeof ConfigParameter>

/** One property of a config, with its parameters. */
export const ConfigEntry = z.looseObject({ property: z.string(), parameters: z.array(ConfigParameter) })
export type ConfigEntry = z.infer<typeof ConfigEntry>

/** A config of a project, or of a license where `isLicense`. */
export const Config = z.object({
  /** 0 for defaults that are not stored for this project or license. A license config repeats its systemConfigId. */
  id: z.int(),
  /** What identifies a license config in saves and removals (CONF-65). */
  systemConfigId: z.optional(z.int()),
  name: z.string(),
  projectId: z.optional(z.nullable(z.int())),
  licenseId: z.optional(z.nullable(z.int())),
  isLicense: z.boolean(),
  data: z.looseObject({ configs: z.array(ConfigEntry) }),
  version: z.optional(z.int()),
})
export type Config = z.infer<typeof Config>

/** Reply of GET spot/status: the statuses that DefaultMaterialStatus chooses from (CONF-29, API2-44). */
export const MaterialStatuses = z.object({ materialStatusOptions: z.array(z.string()) })
export type MaterialStatuses = z.infer<typeof MaterialStatuses>
