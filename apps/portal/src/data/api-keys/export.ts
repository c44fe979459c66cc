import { apiKeys as apiKeyCalls } from '@sitewright/api-client/contract/api-keys'
import { API_KEY_EXPORT_COLUMNS, type ApiKeyFilter } from '@sitewright/domain/api-keys/model'
import { createOperations } from '../api'
import { exportBody, startJob } from '../start-job'

const { apiKeys } = createOperations({ apiKeys: apiKeyCalls })

/** Starts an export of the keys that a filter selects. */
export const exportApiKeys = (filter: ApiKeyFilter, columnIds: readonly string[]) =>
  startJob(() => apiKeys.export({ body: exportBody(filter, columnIds, API_KEY_EXPORT_COLUMNS) }))
