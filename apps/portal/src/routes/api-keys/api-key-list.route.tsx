import { rememberActiveOnly } from '../../shell/list/active-only'
import { useList, useListProps } from '../../shell/list/use-list'
import { useCallback } from 'react'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { API_KEY_PAGE_SIZE, API_KEY_SORT_KEYS, type ApiKey } from '@sitewright/domain/api-keys/model'
import { canEditApiKey } from '@sitewright/domain/api-keys/policy'
import { ApiKeyListScreen } from '@sitewright/ui/features/api-keys/ApiKeyListScreen'
import { useApiKeyToggles } from '../../data/api-keys/toggles'
import { apiKeyList } from '../../data/api-keys'
import { pageQuery } from '../../data/page-query'
import { getListExport } from '../../shell/list/list-export'
import { useListLicenses } from '../../shell/list/use-list-licenses'
import { paths } from '../../paths'
import { createRowLink } from '../../shell/list/use-row-focus'
import { useActor } from '../../shell/session/use-session'

const rowLink = ({ apiKeyId }: ApiKey) => createRowLink(`key-${apiKeyId}`, paths.apiKeyDetails(apiKeyId))

const LIST = {
  table: 'apiKeys',
  sortKeys: API_KEY_SORT_KEYS,
  sort: { key: 'name', isDescending: false },
  pageSize: API_KEY_PAGE_SIZE,
  extra: rememberActiveOnly('apiKeys'),
  href: paths.apiKeys,
} as const

export function Component() {
  const actor = useActor()
  const list = useList(LIST)
  const keys = apiKeyList.usePage(list.filter)
  const toggles = useApiKeyToggles()
  const licenses = useListLicenses()
  const listExport = getListExport('apiKeys.export', pageQuery(list.filter))
  const canEdit = useCallback((key: ApiKey) => canEditApiKey.decide(actor, key).allowed, [actor])

  return (
    <ApiKeyListScreen
      {...useListProps(list, keys, apiKeyMessages.fetchFailed, toggles)}
      newHref={paths.newApiKey()}
      rowLink={rowLink}
      {...licenses}
      export={listExport}
      inactiveCount={apiKeyList.useCountWithInactive(list.filter, keys.data?.total === 0)}
      canEdit={canEdit}
      isSaving={toggles.isSaving}
    />
  )
}
