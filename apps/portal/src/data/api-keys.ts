import { apiKeyOf } from '@sitewright/api-client/adapt/api-keys'
import { apiKeys as apiKeyCalls } from '@sitewright/api-client/contract/api-keys'
import useSWR, { mutate } from 'swr'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import {
  WireApiKey,
  type ApiKey,
  type ApiKeyInput,
  type ApiKeyQuery,
  type KeyAddOn,
  type NewApiKey,
} from '@sitewright/domain/api-keys/model'
import { apiKeyInputOf, pageOfApiKeys } from '@sitewright/domain/api-keys/rules'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { roleMessages } from '@sitewright/domain/roles/messages'
import type { ListRows } from '@sitewright/domain/shared/lists'
import { isProblem, messageOf } from '@sitewright/domain/shared/problem'
import type { ApiKeyOutcome } from '@sitewright/ui/features/api-keys/ApiKeyDetails'
import type { ApiKeyFilter } from '@sitewright/ui/features/api-keys/ApiKeyListScreen'
import type { NewApiKeyOutcome } from '@sitewright/ui/features/api-keys/NewApiKeyScreen'
import { session } from '../shell/session'
import { toasts } from '../shell/toasts'
import { callsOf } from './api'
import { saveAssignment } from './assignment'
import { over, taggedOf } from './assignment-reply'
import { isKeyOf, keyOf } from './keys'
import { pageQuery } from './page-query'

const api = callsOf({ apiKeys: apiKeyCalls })

export const apiKeyKey = (id: number) => keyOf('api-key', id)
const addOnsKey = (id: number) => keyOf('api-key-add-ons', id)
const projectsKey = (id: number) => keyOf('api-key-projects', id)
const rolesKey = (id: number) => keyOf('api-key-roles', id)
export const isListKey = (key: unknown): boolean => isKeyOf(key, 'api-keys')

/** A server that does not page answers the whole list without a total: it is searched, sorted and cut here. */
export async function loadPage(filter: ApiKeyFilter): Promise<ListRows<ApiKey>> {
  const query: ApiKeyQuery = {
    ...pageQuery(filter),
    ...(filter.onlyActive ? { activeOnly: true } : {}),
  }
  const reply = await api().apiKeys.list({ query })
  const rows = reply.body.map(apiKeyOf)
  return reply.total === undefined ? pageOfApiKeys(rows, query) : { rows, total: reply.total }
}

/** One page of keys as the address asks for it. */
export const useApiKeys = (filter: ApiKeyFilter) => useSWR(keyOf('api-keys', filter), () => loadPage(filter))

export const useApiKey = (id: number) =>
  useSWR(apiKeyKey(id), async () => apiKeyOf((await api().apiKeys.one({ params: { id } })).body), {
    // Another key is another page: the one before must not stand in for it.
    keepPreviousData: false,
  })

/** Puts what the server stored into every list and detail that shows this key. */
export function spread(stored: ApiKey): void {
  void mutate(apiKeyKey(stored.apiKeyId), stored, { revalidate: false })
  void mutate(
    isListKey,
    (page: ListRows<ApiKey> | undefined) =>
      page && { ...page, rows: page.rows.map((row) => (row.apiKeyId === stored.apiKeyId ? stored : row)) },
    { revalidate: false },
  )
}

export const put = async (id: number, input: ApiKeyInput, version: number): Promise<ApiKey> =>
  apiKeyOf((await api().apiKeys.save({ params: { id }, body: { ...input, version } })).body)

export const currentOf = (error: unknown): ApiKey | undefined => {
  const parsed = isProblem(error) && error.kind === 'conflict' ? WireApiKey.safeParse(error.current) : undefined
  return parsed?.success ? apiKeyOf(parsed.data) : undefined
}

const versioned = (key: ApiKey) => ({ input: apiKeyInputOf(key), version: key.version })
const fieldsOf = (error: unknown) => (isProblem(error) ? error.fields : {})

/** Saves the details of a key. A refusal comes back as an outcome: the form keeps what was typed. */
export async function saveApiKey(id: number, input: ApiKeyInput, version: number): Promise<ApiKeyOutcome> {
  const owner = session.shown()?.id
  try {
    const stored = await put(id, input, version)
    // A reply that comes after the session has changed hands is nobody's news.
    if (owner === session.shown()?.id) {
      spread(stored)
      void mutate(isListKey)
      toasts.success(apiKeyMessages.saved)
    }
    return { status: 'saved', stored: versioned(stored) }
  } catch (error) {
    const current = currentOf(error)
    if (current) {
      // The page above the form shows what stands, such as a key that was switched off.
      if (owner === session.shown()?.id) spread(current)
      return { status: 'conflict', current: versioned(current) }
    }
    return { status: 'failed', message: messageOf(error, apiKeyMessages.saveFailed), fields: fieldsOf(error) }
  }
}

/** Makes a key. The secret is handed on and kept nowhere here (KEY-22, KEY-24). */
export async function createApiKey(body: NewApiKey): Promise<NewApiKeyOutcome> {
  try {
    const reply = await api().apiKeys.create({ body })
    toasts.success(apiKeyMessages.saved)
    void mutate(isListKey)
    return { status: 'saved', secret: reply.body.apiKey }
  } catch (error) {
    return { status: 'failed', message: messageOf(error, apiKeyMessages.addFailed), fields: fieldsOf(error) }
  }
}

/** The product licenses of a key. */
export const useApiKeyAddOns = (id: number) =>
  useSWR(addOnsKey(id), async () => taggedOf(await api().apiKeys.addOns({ params: { id } })))

/** Saves them as the list of the selected ones (KEY-32). Its roles may go with them. */
export const saveApiKeyAddOns = (
  id: number,
  addOns: readonly Pick<KeyAddOn, 'addOnId' | 'name'>[],
  tag: string | undefined,
) =>
  saveAssignment({
    key: addOnsKey(id),
    send: () =>
      api().apiKeys.saveAddOns(
        { params: { id }, body: addOns.map(({ addOnId, name }) => ({ addOnId, ...(name ? { name } : {}) })) },
        over(tag),
      ),
    saved: addOnMessages.saved,
    failed: addOnMessages.saveFailed,
    refresh: () => {
      void mutate(apiKeyKey(id))
      void mutate(rolesKey(id))
      void mutate(isListKey)
    },
  })

/** The projects of a key. */
export const useApiKeyProjects = (id: number) =>
  useSWR(projectsKey(id), async () => taggedOf(await api().apiKeys.projects({ params: { id } })))

/** Saves them as pairs of key and project (KEY-33). */
export const saveApiKeyProjects = (id: number, projectIds: readonly number[], tag: string | undefined) =>
  saveAssignment({
    key: projectsKey(id),
    send: () =>
      api().apiKeys.saveProjects(
        { params: { id }, body: projectIds.map((projectId) => ({ apiKeyId: id, projectId })) },
        over(tag),
      ),
    saved: projectMessages.savedOfKey,
    failed: projectMessages.saveFailed,
  })

/** The role groups that the products of a key bring, with what is assigned. */
export const useApiKeyRoles = (id: number | undefined) =>
  useSWR(id === undefined ? null : rolesKey(id), async () =>
    taggedOf(await api().apiKeys.roleInfo({ params: { id: id ?? 0 } })),
  )

/** Saves them as a list of role ids (KEY-36). */
export const saveApiKeyRoles = (id: number, roleIds: readonly number[], tag: string | undefined) =>
  saveAssignment({
    key: rolesKey(id),
    send: () => api().apiKeys.saveRoles({ params: { id }, body: [...roleIds] }, over(tag)),
    saved: roleMessages.saved,
    failed: roleMessages.saveFailed,
    // Roles that went have gone with a product.
    refresh: () => void mutate(apiKeyKey(id)),
  })
