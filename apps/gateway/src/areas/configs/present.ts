import type { Config } from '@sitewright/domain/configs/model'
import type { ConfigRow } from './store'

export const presentConfig = ({ configId, projectId, name, data, version }: ConfigRow): Config => ({
  id: configId,
  name,
  projectId,
  isLicense: false,
  data,
  version,
})
