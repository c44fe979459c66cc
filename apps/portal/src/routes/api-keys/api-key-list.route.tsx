import { useCallback, useEffect, useState } from 'react'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKey } from '@sitewright/domain/api-keys/model'
import { canEditApiKey } from '@sitewright/domain/api-keys/policy'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { apiKeyRowId } from '@sitewright/ui/features/api-keys/api-key-columns'
import { ApiKeyListScreen } from '@sitewright/ui/features/api-keys/ApiKeyListScreen'
import { useApiKeys } from '../../data/api-keys'
import { onApiKeyToggleFailed, useApiKeyToggles } from '../../data/api-keys/toggles'
import { mapView } from '../../data/joined-view'
import { useLicenses } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { paths } from '../../paths'
import { markRow, useRowFocus } from '../../shell/use-row-focus'
import { useActor } from '../../shell/use-session'
import { useTablePreferences } from '../../shell/use-table-preferences'
import { useApiKeyFilter } from './use-api-key-filter'

// One for all, so that a row that stays the same is not drawn again.
const keyHref = (key: ApiKey): string => paths.apiKeyDetails(key.apiKeyId)
const markOpened = (key: ApiKey): void => markRow(apiKeyRowId(key))

export function Component() {
  const actor = useActor()
  const filter = useApiKeyFilter()
  const keys = useApiKeys(filter.value)
  const toggles = useApiKeyToggles()
  const table = useTablePreferences('apiKeys')
  const licenses = useLicenses(canChooseLicense.canDecide(actor).allowed)
  const [announcement, setAnnouncement] = useState<string>()
  // The same sentence twice is said twice: a text that does not change is not announced.
  useEffect(
    () => onApiKeyToggleFailed((text) => setAnnouncement((last) => (last === text ? `${text}\u00a0` : text))),
    [],
  )
  const canEdit = useCallback((key: ApiKey) => canEditApiKey.decide(actor, key).allowed, [actor])
  useRowFocus(keys.data !== undefined)

  return (
    <ApiKeyListScreen
      view={mapView(asView(keys, apiKeyMessages.fetchFailed), (page) => ({
        ...page,
        rows: page.rows.map(toggles.shown),
      }))}
      filter={filter.value}
      onFilter={(change) => {
        setAnnouncement(undefined)
        filter.change(change)
      }}
      pageHref={filter.pageHref}
      newHref={paths.newApiKey()}
      keyHref={keyHref}
      onOpen={markOpened}
      licenses={licenses.data}
      canEdit={canEdit}
      isSaving={toggles.isSaving}
      onToggle={toggles.toggle}
      table={table}
      announcement={announcement}
    />
  )
}
