import { KeyRound } from 'lucide-react'
import { useMemo } from 'react'
import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import {
  API_KEY_FILTER_DELAY_MS,
  API_KEY_SORT_KEYS,
  type ApiKey,
  type ApiKeyFilter,
} from '@sitewright/domain/api-keys/model'
import { ListPage, type ListState } from '../patterns/ListPage'
import { apiKeyColumns, type ApiKeyColumnOptions } from './api-key-columns'

/** Props of ApiKeyListScreen. */
export interface ApiKeyListScreenProps extends ListState<ApiKey, ApiKeyFilter>, Omit<ApiKeyColumnOptions, 'search'> {
  newHref: string
}

/** The list of API keys (KEY-04 to KEY-13). */
export function ApiKeyListScreen(props: ApiKeyListScreenProps) {
  const { filter, canEdit, isSaving, onToggle, rowLink, licenseName } = props
  const { search } = props.shownFilter ?? filter
  const columns = useMemo(
    () => apiKeyColumns({ canEdit, isSaving, onToggle, rowLink, licenseName, search }),
    [canEdit, isSaving, onToggle, rowLink, licenseName, search],
  )
  return (
    <ListPage
      {...props}
      labels={apiKeyLabels}
      messages={apiKeyMessages}
      icon={<KeyRound aria-hidden="true" />}
      newLink={{ label: apiKeyLabels.newTitle, href: props.newHref }}
      columns={columns}
      rowKey={(key) => key.apiKeyId}
      rowName={(key) => key.keyPrefix}
      sortKeys={API_KEY_SORT_KEYS}
      searchDelay={API_KEY_FILTER_DELAY_MS}
    />
  )
}
