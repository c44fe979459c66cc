import * as z from 'zod/mini'
import { fieldMessages } from '../shared/messages'
import { configMessages } from './messages'
import { ConfigEntry } from './model'
import { ConfigOrigin } from './versions'

/** The most entries of a config, the most parameters of all its entries, and the longest name of one. Judging far more of them holds up every other call. */
export const MAX_CONFIG_ENTRIES = 2000
export const MAX_CONFIG_PARAMETERS = 5000
export const CONFIG_NAME_LIMIT = 100

const data = z.looseObject({
  configs: z.array(ConfigEntry).check(
    z.maxLength(MAX_CONFIG_ENTRIES, fieldMessages.tooManyEntries(MAX_CONFIG_ENTRIES)),
    z.refine(
      (entries) => entries.reduce((sum, { parameters }) => sum + parameters.length, 0) <= MAX_CONFIG_PARAMETERS,
      configMessages.tooManyParameters(MAX_CONFIG_PARAMETERS),
    ),
  ),
})

/** Limits of a body with a config: a parameter has seven known fields, and lists of resource types. */
export const CONFIG_BODY = { bodyLimit: 1024 * 1024, maxValues: 60_000 } as const

const name = z.string().check(z.minLength(1), z.maxLength(CONFIG_NAME_LIMIT))
/** A field that a read has and a save ignores. */
const ignored = z.optional(z.unknown())
const ignoredOfProject = { systemConfigId: ignored, licenseId: ignored, isLicense: ignored }
const ignoredOfLicense = { id: ignored, projectId: ignored, licenseId: ignored, isLicense: ignored }

/** Body of POST configs: a new config of a project (CONF-18, COPY-14). */
export const ConfigInput = z.strictObject({
  name,
  projectId: z.int(),
  data,
  origin: z.optional(ConfigOrigin),
  id: ignored,
  version: ignored,
  ...ignoredOfProject,
})
export type ConfigInput = z.infer<typeof ConfigInput>

/** Body of PUT configs: a config of a project by its id, whose name and project stay as they are (CONF-19, CONF-65). */
export const ConfigSave = z.strictObject({
  id: z.int(),
  data,
  version: z.optional(z.int()),
  origin: z.optional(ConfigOrigin),
  name: ignored,
  projectId: ignored,
  ...ignoredOfProject,
})
export type ConfigSave = z.infer<typeof ConfigSave>

/** Body of POST license/{licenseId}/configs: a new config of the license in the path (API2-41). */
export const LicenseConfigInput = z.strictObject({
  name,
  data,
  systemConfigId: ignored,
  version: ignored,
  ...ignoredOfLicense,
})
export type LicenseConfigInput = z.infer<typeof LicenseConfigInput>

/** Body of PUT license/{licenseId}/configs: a config of the license by its systemConfigId, whose name stays as it is (API2-42, CONF-65). */
export const LicenseConfigSave = z.strictObject({
  systemConfigId: z.int(),
  data,
  version: z.optional(z.int()),
  name: ignored,
  ...ignoredOfLicense,
})
export type LicenseConfigSave = z.infer<typeof LicenseConfigSave>

/** The most configs of a save of several. A project has about a dozen. */
const MAX_CONFIGS = 100

const saves = <Save extends z.ZodMiniType<Record<Id, number>>, Id extends string>(save: Save, id: Id) =>
  z.strictObject({
    configs: z.array(save).check(
      z.minLength(1),
      z.maxLength(MAX_CONFIGS, fieldMessages.tooManyEntries(MAX_CONFIGS)),
      z.refine(
        (configs) => new Set(configs.map((config) => config[id])).size === configs.length,
        configMessages.repeated,
      ),
    ),
  })

/** Body of PUT projects/{projectId}/configs: configs of the project that are saved together, or not at all (CONF-72). */
export const ConfigSaves = saves(ConfigSave, 'id')

/** Body of PUT licenses/{licenseId}/configs: the same of a license. */
export const LicenseConfigSaves = saves(LicenseConfigSave, 'systemConfigId')

/** Limits of a body with several configs. The number of values has the limit of every body. */
export const CONFIGS_BODY = { bodyLimit: 4 * 1024 * 1024 } as const

/** Body of our calls that rename a used equipment status (CONF-70). The name is judged with the others of the config. */
export const StatusRename = z.strictObject({ name: z.string(), version: z.optional(z.int()) })
export type StatusRename = z.infer<typeof StatusRename>

/** Body of POST project/{configName}/get-configs: ids of projects (API2-37). */
export const ConfigProjectIds = z.array(z.int()).check(z.maxLength(10_000))
