import { apiKeyLabels } from '@sitewright/domain/api-keys/messages'
import type { ApiKey, ApiKeySortKey } from '@sitewright/domain/api-keys/model'
import type { Column } from '../../data-table/DataTable'
import { Link } from '../../link/Link'
import { ProductLicenseTags } from '../patterns/ProductLicenseTags'
import { ActiveBadge } from '../patterns/ActiveBadge'
import { Highlight } from '../patterns/Highlight'
import type { ColumnOptions } from '../patterns/RowName'
import { Code } from './ApiKeyScreens.styles'

export interface ApiKeyColumnOptions extends ColumnOptions<ApiKey> {
  canEdit: (key: ApiKey) => boolean
  isSaving: (key: ApiKey, field: 'isActive') => boolean
  onToggle: (key: ApiKey, field: 'isActive') => void
  /** The license of a key in words; its number by default. */
  licenseName?: ((key: ApiKey) => string) | undefined
}

/** (KEY-08, KEY-09, KEY-11, KEY-12.) */
export const apiKeyColumns = (options: ApiKeyColumnOptions): (Column<ApiKey> & { id: ApiKeySortKey | 'addOns' })[] => [
  {
    id: 'keyPrefix',
    header: apiKeyLabels.prefix,
    width: 176,
    isSortable: true,
    cell: (key) => (
      <Link {...options.rowLink(key)}>
        <Code>
          <Highlight text={key.keyPrefix} search={options.search} />
        </Code>
      </Link>
    ),
  },
  {
    id: 'name',
    header: apiKeyLabels.name,
    width: '34%',
    isSortable: true,
    canHide: true,
    cell: (key) => <Highlight text={key.name} search={options.search} />,
  },
  {
    id: 'isActive',
    header: apiKeyLabels.active,
    width: 128,
    isSortable: true,
    skeleton: 'badge',
    cell: (key) => (
      <ActiveBadge
        owner={`${apiKeyLabels.one} ${key.keyPrefix}`}
        isOn={key.isActive}
        canToggle={options.canEdit(key)}
        disabledReason={key.activeLock}
        isBusy={options.isSaving(key, 'isActive')}
        onToggle={() => options.onToggle(key, 'isActive')}
        labels={apiKeyLabels}
      />
    ),
  },
  {
    id: 'licenseId',
    header: apiKeyLabels.licenseId,
    width: '18%',
    isSortable: true,
    canHide: true,
    cell: (key) => options.licenseName?.(key) ?? key.licenseId,
  },
  {
    id: 'addOns',
    header: apiKeyLabels.addOns,
    canHide: true,
    skeleton: 'badge',
    cell: (key) => <ProductLicenseTags addOns={key.keyAddons} />,
  },
]
