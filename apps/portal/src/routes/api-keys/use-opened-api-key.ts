import type { ApiKey } from '@sitewright/domain/api-keys/model'
import { createLayout } from '../../shell/layout'

/** The API key that is open. */
export const { TabOutlet: ApiKeyOutlet, useOpened: useOpenedApiKey } = createLayout<ApiKey>()
