import { API_KEY_PAGE_SIZE, API_KEY_SORT_KEYS } from '@sitewright/domain/api-keys/model'
import { ACTIVE_ONLY_COOKIE_DAYS } from '@sitewright/domain/users/model'
import { cookieChoice } from '../../shell/cookie'
import { activeOnly } from '../../shell/list-address'
import { useListFilter } from '../../shell/use-list-filter'
import { useShownFilter } from '../../shell/use-shown-filter'
import { useCallback } from 'react'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKey } from '@sitewright/domain/api-keys/model'
import { canEditApiKey } from '@sitewright/domain/api-keys/policy'
import { canChooseLicense, canListLicenses } from '@sitewright/domain/licenses/policy'
import { apiKeyRowId } from '@sitewright/ui/features/api-keys/api-key-columns'
import { ApiKeyListScreen } from '@sitewright/ui/features/api-keys/ApiKeyListScreen'
import { useApiKeyToggles } from '../../data/api-keys/toggles'
import { useApiKeys, useInactiveApiKeyCount } from '../../data/api-keys'
import type { License } from '@sitewright/domain/licenses/model'
import { useLicenseName } from '../../shell/use-license-name'
import { useLicenses } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { paths } from '../../paths'
import { markRow, useRowFocus } from '../../shell/use-row-focus'
import { useActor } from '../../shell/use-session'
import { useTablePreferences } from '../../shell/use-table-preferences'
import { useToggledRows } from '../../shell/use-toggled-rows'

// One for all, so that a row that stays the same is not drawn again.
const keyHref = (key: ApiKey): string => paths.apiKeyDetails(key.apiKeyId)
const markOpened = (key: ApiKey): void => markRow(apiKeyRowId(key))

const NO_LICENSES: License[] = []

const LIST = {
  sortKeys: API_KEY_SORT_KEYS,
  sort: { key: 'name', isDescending: false },
  pageSize: API_KEY_PAGE_SIZE,
  // A choice of its own, beside that of the user list (KEY-05).
  extra: activeOnly(cookieChoice('sitewright.apiKeys.onlyActive', ACTIVE_ONLY_COOKIE_DAYS)),
  href: paths.apiKeys,
} as const

export function Component() {
  const actor = useActor()
  const table = useTablePreferences('apiKeys')
  const filter = useListFilter(LIST, table)
  const keys = useApiKeys(filter.value)
  const toggles = useApiKeyToggles()
  const licenses = useLicenses(canListLicenses.canDecide(actor).allowed)
  const canEdit = useCallback((key: ApiKey) => canEditApiKey.decide(actor, key).allowed, [actor])
  const shown = useShownFilter(keys, filter.request)
  const list = useToggledRows(asView(keys, apiKeyMessages.fetchFailed), shown.key, toggles)
  useRowFocus(keys.data !== undefined)

  return (
    <ApiKeyListScreen
      view={list.view}
      filter={filter.value}
      shownFilter={shown.value}
      onFilter={filter.change}
      pageHref={filter.pageHref}
      newHref={paths.newApiKey()}
      keyHref={keyHref}
      onOpen={markOpened}
      licenses={canChooseLicense.canDecide(actor).allowed ? (licenses.data ?? NO_LICENSES) : undefined}
      licenseName={useLicenseName(licenses)}
      inactiveCount={useInactiveApiKeyCount(filter.value, keys.data?.total === 0)}
      canEdit={canEdit}
      isSaving={toggles.isSaving}
      onToggle={list.onToggle}
      table={table}
    />
  )
}
