import { useCallback } from 'react'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKey } from '@sitewright/domain/api-keys/model'
import { canEditApiKey } from '@sitewright/domain/api-keys/policy'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { apiKeyRowId } from '@sitewright/ui/features/api-keys/api-key-columns'
import { ApiKeyListScreen } from '@sitewright/ui/features/api-keys/ApiKeyListScreen'
import { useApiKeyToggles } from '../../data/api-key-toggles'
import { useApiKeys } from '../../data/api-keys'
import { useLicenses } from '../../data/licenses'
import { asView } from '../../data/swr'
import { paths } from '../../paths'
import { markRow, useRowFocus } from '../../shell/use-row-focus'
import { useActor } from '../../shell/use-session'
import { useTablePreferences } from '../../shell/use-table-preferences'
import { useToggledRows } from '../../shell/use-toggled-rows'
import { useApiKeyFilter } from './use-api-key-filter'

// One for all, so that a row that stays the same is not drawn again.
const keyHref = (key: ApiKey): string => paths.apiKey(key.apiKeyId)
const markOpened = (key: ApiKey): void => markRow(apiKeyRowId(key))

export function Component() {
  const actor = useActor()
  const filter = useApiKeyFilter()
  const keys = useApiKeys(filter.value)
  const toggles = useApiKeyToggles()
  const table = useTablePreferences('apiKeys')
  const licenses = useLicenses(canChooseLicense.canDecide(actor).allowed)
  const canEdit = useCallback((key: ApiKey) => canEditApiKey.decide(actor, key).allowed, [actor])
  const list = useToggledRows(asView(keys, apiKeyMessages.fetchFailed), JSON.stringify(filter.value), toggles)
  useRowFocus(keys.data !== undefined)

  return (
    <ApiKeyListScreen
      view={list.view}
      filter={filter.value}
      onFilter={filter.change}
      pageHref={filter.pageHref}
      newHref={paths.newApiKey()}
      keyHref={keyHref}
      onOpen={markOpened}
      licenses={licenses.data}
      canEdit={canEdit}
      isSaving={toggles.isSaving}
      onToggle={list.onToggle}
      table={table}
    />
  )
}
