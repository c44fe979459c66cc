import type { integrations } from '@sitewright/api-client/contract/integrations'
import type { Integration } from '@sitewright/domain/integrations/model'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { ofLicense } from '../licenses/of-license'
import { readIntegrationIds, saveIntegrations } from './save'
import { listIntegrations, type IntegrationRow } from './store'

const present = ({ integrationId, name, imgUrl }: IntegrationRow): Integration => ({
  integrationId,
  integrationName: name,
  imgUrl,
})

export const integrationHandlers = (db: Database): AreaHandlers<typeof integrations> => ({
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
})
