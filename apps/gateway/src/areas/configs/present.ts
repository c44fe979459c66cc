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

/** A default for readers of other licenses: its type and its parameters alone (CONF-67). */
export const presentDefault = ({ name, data }: ConfigRow): Config => ({ id: 0, name, isLicense: false, data })
