import type { Config } from '@sitewright/domain/configs/model'
import type { ConfigOrigin } from '@sitewright/domain/configs/versions'
import { capabilities } from '../../shell/capabilities'

/** Where the values of an addition or a save come from, for the server's history. */
export interface WithOrigin {
  readonly origin?: ConfigOrigin | undefined
}

/** What a body says of its origin: only servers that keep versions know the field. */
export const originOf = (origin: ConfigOrigin | undefined): WithOrigin =>
  origin !== undefined && capabilities.has('configs.versions') ? { origin } : {}

/** Where the values of a copy come from: a config of a license has no project. */
export const toOrigin = ({ projectId }: Config): ConfigOrigin => ({
  kind: 'copied',
  ...(projectId !== undefined && projectId !== null && { projectId }),
})
