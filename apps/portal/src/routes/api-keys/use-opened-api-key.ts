import { useOutletContext } from 'react-router-dom'
import type { ApiKey } from '@sitewright/domain/api-keys/model'

/** The key that the page around a tab has read. */
export const useOpenedApiKey = (): ApiKey => useOutletContext<ApiKey>()
