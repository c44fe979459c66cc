import type { licenseConfigs } from '@sitewright/api-client/contract/license-configs'
import { DEFAULT_CONFIGS } from '@sitewright/domain/configs/defaults'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { ofLicense } from '../licenses/of-license'
import { addLicenseConfig, removeLicenseConfig, saveLicenseConfig } from './license-save'
import { readLicenseConfigs } from './license-store'
import { presentDefault, presentLicenseConfig } from './present'

export const licenseConfigHandlers = (db: Database): AreaHandlers<typeof licenseConfigs> => ({
  defaults: {
    run: () =>
      Promise.resolve({
        status: 200,
        body: DEFAULT_CONFIGS.map((config) => ({ ...presentDefault(config), isLicense: true })),
      }),
  },
  list: {
    ...ofLicense(db),
    run: async ({ subject }) => {
      const rows = await readLicenseConfigs(db.orm, subject.licenseId)
      return { status: 200, body: rows.map(presentLicenseConfig) }
    },
  },
  add: {
    ...ofLicense(db),
    run: (call) => db.transaction(async (tx) => ({ status: 200, body: await addLicenseConfig(tx, call) })),
  },
  save: { ...ofLicense(db), run: (call) => db.transaction((tx) => saveLicenseConfig(tx, call)) },
  remove: {
    ...ofLicense(db),
    run: (call) => db.transaction(async (tx) => ({ status: 200, body: await removeLicenseConfig(tx, call) })),
  },
})
