import { KeyRound, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import {
  API_KEY_FILTER_DELAY_MS,
  API_KEY_SORT_KEYS,
  type ApiKey,
  type ApiKeyFilter,
} from '@sitewright/domain/api-keys/model'
import type { License } from '@sitewright/domain/licenses/model'
import { licenseFilter } from '@sitewright/domain/licenses/rules'
import type { ListRows } from '@sitewright/domain/shared/lists'
import { ButtonLink } from '../../button/Button'
import { Checkbox } from '../../checkbox/Checkbox'
import type { View as ViewState } from '../../view/view-state'
import { ListPage, type TableChoices } from '../patterns/ListPage'
import { apiKeyColumns, type ApiKeyColumnOptions } from './api-key-columns'

/** Props of ApiKeyListScreen. */
export interface ApiKeyListScreenProps extends Omit<ApiKeyColumnOptions, 'search'> {
  view: ViewState<ListRows<ApiKey>>
  filter: ApiKeyFilter
  /** The filter that the rows answer, while those of `filter` load. */
  shownFilter?: ApiKeyFilter | undefined
  onFilter: (change: Partial<ApiKeyFilter>) => void
  pageHref: (page: number) => string
  newHref: string
  /** The licenses to choose among; left out where the session works in one alone (KEY-07). */
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
  /** Number of inactive keys that an empty list hides. */
  inactiveCount?: number | undefined
  table: TableChoices
}

/** The list of API keys (KEY-04 to KEY-13). */
export function ApiKeyListScreen({ view, filter, onFilter, ...props }: ApiKeyListScreenProps) {
  const { canEdit, isSaving, onToggle, keyHref, onOpen, licenseName } = props
  const { search } = props.shownFilter ?? filter
  const columns = useMemo(
    () => apiKeyColumns({ canEdit, isSaving, onToggle, keyHref, onOpen, licenseName, search }),
    [canEdit, isSaving, onToggle, keyHref, onOpen, licenseName, search],
  )
  return (
    <ListPage
      title={apiKeyLabels.list}
      actions={
        <ButtonLink href={props.newHref} tone="primary" icon={<Plus aria-hidden="true" />}>
          {apiKeyLabels.newTitle}
        </ButtonLink>
      }
      view={view}
      failedTitle={apiKeyMessages.fetchFailed}
      columns={columns}
      rowKey={(key) => key.apiKeyId}
      rowName={(key) => key.keyPrefix}
      rowHref={props.keyHref}
      filter={filter}
      shownFilter={props.shownFilter}
      sortKeys={API_KEY_SORT_KEYS}
      onFilter={onFilter}
      search={{
        label: apiKeyLabels.filter,
        placeholder: apiKeyLabels.filterPlaceholder,
        delay: API_KEY_FILTER_DELAY_MS,
      }}
      license={licenseFilter(props.licenses)}
      table={props.table}
      pageHref={props.pageHref}
      noun={{ one: apiKeyLabels.one, other: apiKeyLabels.many }}
      empty={{
        title: apiKeyMessages.emptyTitle,
        filtered: apiKeyMessages.emptyFiltered,
        ...(props.inactiveCount ? { hidden: apiKeyMessages.inactiveHidden(props.inactiveCount) } : {}),
        text: apiKeyMessages.emptyLicense,
        icon: <KeyRound aria-hidden="true" />,
        filters: filter.onlyActive
          ? [{ label: apiKeyLabels.showInactive, onClear: () => onFilter({ onlyActive: false }) }]
          : undefined,
      }}
    >
      <Checkbox
        label={apiKeyLabels.onlyActive}
        checked={filter.onlyActive}
        onChange={(onlyActive) => onFilter({ onlyActive })}
      />
    </ListPage>
  )
}
