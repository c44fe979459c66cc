import * as z from 'zod/mini'
import { fieldMessages } from '../shared/messages'
import { ConfigEntry } from './model'

/** The most entries of a config, and the longest name of one. */
export const MAX_CONFIG_ENTRIES = 2000
export const CONFIG_NAME_LIMIT = 100

const data = z.object({
  configs: z
    .array(ConfigEntry)
    .check(z.maxLength(MAX_CONFIG_ENTRIES, fieldMessages.tooManyEntries(MAX_CONFIG_ENTRIES))),
})

/** What a read has and a save ignores. */
const ignored = {
  systemConfigId: z.optional(z.unknown()),
  licenseId: z.optional(z.unknown()),
  isLicense: z.optional(z.unknown()),
}

/** Body of POST configs: a new config of a project (CONF-18, COPY-14). */
export const ConfigInput = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(CONFIG_NAME_LIMIT)),
  projectId: z.int(),
  data,
  id: z.optional(z.unknown()),
  version: z.optional(z.unknown()),
  ...ignored,
})
export type ConfigInput = z.infer<typeof ConfigInput>

/** Body of PUT configs: a config of a project by its id, whose name and project stay as they are (CONF-19, CONF-65). */
export const ConfigSave = z.strictObject({
  id: z.int(),
  data,
  version: z.optional(z.int()),
  name: z.optional(z.unknown()),
  projectId: z.optional(z.unknown()),
  ...ignored,
})
export type ConfigSave = z.infer<typeof ConfigSave>

/** Body of POST project/{configName}/get-configs: ids of projects (API2-37). */
export const ConfigProjectIds = z.array(z.int()).check(z.maxLength(10_000))
