import { apiKeyLabels } from '@sitewright/domain/api-keys/messages'
import {
  API_KEY_SORT_KEYS,
  ApiKeyExport,
  type API_KEY_EXPORT_COLUMNS,
  type WireApiKey,
} from '@sitewright/domain/api-keys/model'
import { canListApiKeys } from '@sitewright/domain/api-keys/policy'
import { addOnNames, instantCell, LICENSE_COLUMNS, withLicenseNames } from '../../exports/cells'
import { defineListExport, type ExportColumns } from '../../exports/list-export'
import { sortOf } from '../list-query'
import { DEFAULT_KEY_SORT, keyList } from './list'
import { presentKeys } from './present'

type Row = WireApiKey & { readonly licenseName: string }

const COLUMNS: ExportColumns<Row, (typeof API_KEY_EXPORT_COLUMNS)[number]> = {
  keyPrefix: { header: apiKeyLabels.prefix, cell: (key) => key.keyPrefix },
  name: { header: apiKeyLabels.name, cell: (key) => key.name },
  isActive: {
    header: apiKeyLabels.active,
    cell: (key) => (key.isActive ? apiKeyLabels.active : apiKeyLabels.inactive),
  },
  licenseId: LICENSE_COLUMNS,
  addOns: { header: apiKeyLabels.addOns, cell: (key) => addOnNames(key.keyAddons) },
  createdDate: { header: apiKeyLabels.createdDate, cell: (key) => instantCell(key.createdDate) },
  updatedDate: { header: apiKeyLabels.updatedDate, cell: (key) => instantCell(key.updatedDate) },
}

/** The list of API keys as a CSV file. Never a secret: the list has none. */
export const apiKeyExport = defineListExport({
  kind: 'apiKeys.export',
  input: ApiKeyExport,
  allow: canListApiKeys,
  title: apiKeyLabels.list,
  open: ({ q, scope }, input) => {
    const sort = sortOf(input.sort, API_KEY_SORT_KEYS, DEFAULT_KEY_SORT)
    const filter = { scope, isActiveOnly: input.activeOnly === true, search: input.search?.trim() ?? '' }
    const list = keyList(q, filter, sort)
    return {
      columns: COLUMNS,
      count: list.count,
      read: async (size, start) => {
        const { rows, end } = await list.piece(size, start)
        const keys = await presentKeys(q, rows)
        return { rows: await withLicenseNames(q, keys), end }
      },
    }
  },
})
