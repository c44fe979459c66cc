import type { environments, version } from '@sitewright/api-client/contract/environments'
import type { Environment } from '@sitewright/domain/environments/model'
import type { GatewayConfig } from '../../config'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { portalVersion } from '../../http/portal-version'
import { ofLicense } from '../licenses/of-license'
import { addressOf } from '../../http/stand-in-address'
import { environmentsOfLicense, listEnvironments, type EnvironmentRow } from './store'

export interface EnvironmentOptions {
  readonly db: Database
  readonly config: Pick<GatewayConfig, 'seed' | 'portalDist'>
  readonly origin: () => string
}

export function environmentHandlers({ db, config, origin }: EnvironmentOptions): AreaHandlers<typeof environments> {
  const present = ({ environmentId, name, serverUrl }: EnvironmentRow): Environment => ({
    environmentId,
    name,
    serverUrl: addressOf(serverUrl, config, origin()),
  })
  return {
    ofLicense: {
      ...ofLicense(db),
      run: async ({ subject }) => {
        const rows = await environmentsOfLicense(db.orm, subject.licenseId)
        return { status: 200, body: rows.map((row) => ({ ...present(row), linkedAt: row.linkedAt ?? undefined })) }
      },
    },
    list: {
      run: async () => {
        const rows = await listEnvironments(db.orm)
        return { status: 200, body: rows.filter(({ isRetired }) => !isRetired).map(present) }
      },
    },
  }
}

/** The front-end that lies on the disk now, which may be newer than the one that a browser runs (NAV-24). */
export function versionHandlers({ config }: Pick<EnvironmentOptions, 'config'>): AreaHandlers<typeof version> {
  const read = portalVersion(config.portalDist)
  return {
    deployed: { run: async () => ({ status: 200, body: { vueDeployedVersion: await read() } }) },
  }
}
