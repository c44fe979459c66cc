import { API_KEY_PAGE_SIZE, API_KEY_SORT_KEYS } from '@sitewright/domain/api-keys/model'
import { ACTIVE_ONLY_COOKIE_DAYS } from '@sitewright/domain/users/model'
import { cookieChoice } from '../../shell/cookie'
import { activeOnly } from '../../shell/list-address'
import { useList, useListProps } from '../../shell/use-list'
import { useCallback } from 'react'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKey } from '@sitewright/domain/api-keys/model'
import { canEditApiKey } from '@sitewright/domain/api-keys/policy'
import { canListLicenses } from '@sitewright/domain/licenses/policy'
import { apiKeyRowId } from '@sitewright/ui/features/api-keys/api-key-columns'
import { ApiKeyListScreen } from '@sitewright/ui/features/api-keys/ApiKeyListScreen'
import { useApiKeyToggles } from '../../data/api-keys/toggles'
import { useApiKeys, useInactiveApiKeyCount } from '../../data/api-keys'
import { useListLicenses } from '../../shell/use-list-licenses'
import { paths } from '../../paths'
import { markRow } from '../../shell/use-row-focus'
import { useActor } from '../../shell/use-session'

// One for all, so that a row that stays the same is not drawn again.
const keyHref = (key: ApiKey): string => paths.apiKeyDetails(key.apiKeyId)
const markOpened = (key: ApiKey): void => markRow(apiKeyRowId(key))

const LIST = {
  table: 'apiKeys',
  sortKeys: API_KEY_SORT_KEYS,
  sort: { key: 'name', isDescending: false },
  pageSize: API_KEY_PAGE_SIZE,
  // A choice of its own, beside that of the user list (KEY-05).
  extra: activeOnly(cookieChoice('sitewright.apiKeys.onlyActive', ACTIVE_ONLY_COOKIE_DAYS)),
  href: paths.apiKeys,
} as const

export function Component() {
  const actor = useActor()
  const list = useList(LIST)
  const keys = useApiKeys(list.filter)
  const toggles = useApiKeyToggles()
  const licenses = useListLicenses(canListLicenses.canDecide(actor).allowed)
  const canEdit = useCallback((key: ApiKey) => canEditApiKey.decide(actor, key).allowed, [actor])

  return (
    <ApiKeyListScreen
      {...useListProps(list, keys, apiKeyMessages.fetchFailed, toggles)}
      newHref={paths.newApiKey()}
      keyHref={keyHref}
      onOpen={markOpened}
      {...licenses}
      inactiveCount={useInactiveApiKeyCount(list.filter, keys.data?.total === 0)}
      canEdit={canEdit}
      isSaving={toggles.isSaving}
    />
  )
}
