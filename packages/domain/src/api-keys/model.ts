import * as z from 'zod/mini'
import { AddonData } from '../add-ons/model'
import { MAX_PROJECT_IDS } from '../projects/model'
import { LockedRole } from '../roles/model'
import { exportQuery, listQuery } from '../shared/list-query'
import type { ListFilter } from '../shared/lists'
import { fieldMessages } from '../shared/messages'
import { nameChecks } from '../shared/names'
import { apiKeyMessages } from './messages'

/** Rows a page of the API key list (CONST-01). */
export const API_KEY_PAGE_SIZE = 25

/** The filter waits this long after the last key, in milliseconds. */
export const API_KEY_FILTER_DELAY_MS = 200

/** Characters that a field holds at the most. */
export const API_KEY_LIMITS = { name: 100, description: 1000 } as const

/** A product license of a key. */
export const KeyAddOn = z.object({ addOnId: z.int(), name: z.optional(z.string()), addonData: AddonData })
export type KeyAddOn = z.infer<typeof KeyAddOn>

const fields = {
  name: z.string(),
  description: z.string(),
  licenseId: z.int(),
  isActive: z.boolean(),
  /** Reaches every project of its license. */
  allProjects: z.boolean(),
  /** The first characters of the key: all that is shown of it again. */
  keyPrefix: z.string(),
  /** Epoch milliseconds. */
  createdDate: z.nullable(z.number()),
  updatedDate: z.nullable(z.number()),
  keyAddons: z.array(KeyAddOn),
  /** Counts saves; a save that names an older one is a conflict. */
  version: z.int(),
  /** Why the reader cannot switch the key on, or off where it is on (ROLE-57). Not in the specification, so other servers may omit it. */
  activeLock: z.optional(z.string()),
  /** Roles that the reader cannot remove with their product license (ROLE-57). Only for a single key, not in lists. */
  lockedRoles: z.optional(z.array(LockedRole)),
}

/** (Identity specification §3; KEY-01.) */
export const ApiKey = z.object({ apiKeyId: z.int(), ...fields })
export type ApiKey = z.infer<typeof ApiKey>

/** A key on the wire: its id comes in two spellings (KEY-02). */
export const WireApiKey = z.object({ apiKeyId: z.optional(z.int()), apiKeyid: z.optional(z.int()), ...fields })
export type WireApiKey = z.infer<typeof WireApiKey>

/** Reply of the creation: the secret, this once (KEY-24). */
export const WireNewApiKey = z.extend(WireApiKey, { apiKey: z.string() })
export type WireNewApiKey = z.infer<typeof WireNewApiKey>

const inputOf = (nameRequired: string) => ({
  name: z.string(nameRequired).check(...nameChecks(API_KEY_LIMITS.name, nameRequired)),
  description: z
    .string()
    .check(z.trim(), z.maxLength(API_KEY_LIMITS.description, fieldMessages.tooLong(API_KEY_LIMITS.description))),
  isActive: z.boolean(),
  allProjects: z.boolean(),
})

/** What a person gives on the new form, and the body of POST apikeys (KEY-14, KEY-16, KEY-18). */
export const NewApiKey = z.strictObject({ ...inputOf(apiKeyMessages.nameRequired), licenseId: z.int() })
export type NewApiKey = z.infer<typeof NewApiKey>

/** What a person gives on the details (KEY-17, KEY-27). */
export const ApiKeyInput = z.object(inputOf(apiKeyMessages.nameRequiredOnEdit))
export type ApiKeyInput = z.infer<typeof ApiKeyInput>

/** Body of PUT apikeys/{id}. A client may send back the whole key that it read: what this call does not save is taken and not used. */
export const ApiKeySave = z.strictObject({
  ...inputOf(apiKeyMessages.nameRequiredOnEdit),
  version: z.optional(z.int()),
  apiKeyId: z.optional(z.unknown()),
  apiKeyid: z.optional(z.unknown()),
  licenseId: z.optional(z.unknown()),
  keyPrefix: z.optional(z.unknown()),
  createdDate: z.optional(z.unknown()),
  updatedDate: z.optional(z.unknown()),
  keyAddons: z.optional(z.unknown()),
  activeLock: z.optional(z.unknown()),
  lockedRoles: z.optional(z.unknown()),
})
export type ApiKeySave = z.infer<typeof ApiKeySave>

/** A project of a key (KEY-33, KEY-34). */
export const KeyProject = z.object({
  apiKeyId: z.int(),
  projectId: z.int(),
  active: z.boolean(),
  /** Name of the key that it is assigned to. */
  assignedTo: z.string(),
})
export type KeyProject = z.infer<typeof KeyProject>

/** Body of PUT apikeys/{id}/projects (API-111). */
export const KeyProjectSave = z
  .array(z.strictObject({ apiKeyId: z.int(), projectId: z.int() }))
  .check(z.maxLength(MAX_PROJECT_IDS))

/** Body of PUT apikeys/{id}/addons: the selected product licenses (API-110); identified by id, else by name (KEY-32). */
export const KeyAddOnSave = z
  .array(z.object({ addOnId: z.optional(z.int()), name: z.optional(z.string().check(z.maxLength(200))) }))
  .check(z.maxLength(1000))

/** Keys that the list sorts by; the id is always the last one. */
export const API_KEY_SORT_KEYS = ['name', 'keyPrefix', 'isActive', 'licenseId'] as const
export type ApiKeySortKey = (typeof API_KEY_SORT_KEYS)[number]

/** The filter of the list of API keys. */
export interface ApiKeyFilter extends ListFilter<ApiKeySortKey> {
  onlyActive: boolean
}

/** Query of GET apikeys. Without `page` the whole list is answered, as specified. */
export const ApiKeyQuery = z.strictObject({ activeOnly: z.optional(z.boolean()), ...listQuery })
export type ApiKeyQuery = z.infer<typeof ApiKeyQuery>

/** Columns of an exported list of API keys: those of the list, and dates that the list has no room for. */
export const API_KEY_EXPORT_COLUMNS = [
  'keyPrefix',
  'name',
  'isActive',
  'licenseId',
  'addOns',
  'createdDate',
  'updatedDate',
] as const

/** Body of POST x/apikeys/export: the filter of the list, and the columns in their order. */
export const ApiKeyExport = z.strictObject({
  activeOnly: z.optional(z.boolean()),
  ...exportQuery(API_KEY_EXPORT_COLUMNS),
})
export type ApiKeyExport = z.infer<typeof ApiKeyExport>
