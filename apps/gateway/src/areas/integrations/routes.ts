import type { integrations } from '@sitewright/api-client/contract/integrations'
import type { Integration } from '@sitewright/domain/integrations/model'
import type { AreaHandlers } from '../../http/handler'
import { ofLicense } from '../licenses/of-license'
import { readIntegrationIds, saveIntegrations } from './save'
import { setUpIntegration, setupUrlOf, type SetupOptions } from './setup'
import { listIntegrations, type IntegrationRow } from './store'

export function integrationHandlers(options: SetupOptions): AreaHandlers<typeof integrations> {
  const { db, tokens } = options
  const present = (row: IntegrationRow): Integration => {
    const { integrationId, name, imgUrl, isRetired } = row
    const setupHost = setupUrlOf(options, row)?.host
    return {
      integrationId,
      integrationName: name,
      imgUrl,
      setupHost,
      ...(isRetired && { isRetired }),
    }
  }
  return {
    list: {
      run: async () => ({ status: 200, body: (await listIntegrations(db.orm)).map(present) }),
    },
    ofLicense: {
      ...ofLicense(db),
      run: async ({ subject }) => ({ status: 200, ...(await readIntegrationIds(db.orm, subject.licenseId)) }),
    },
    saveOfLicense: {
      run: (call) => db.transaction((tx) => saveIntegrations(tx, call)),
    },
    setup: {
      ...ofLicense(db),
      run: (call) => setUpIntegration(options, call),
    },
    keys: {
      run: async () => ({ status: 200, body: { keys: await tokens.integrationKeys() } }),
    },
  }
}
