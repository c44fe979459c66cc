import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The build of the production package replaces it with `true`. */
declare const __IS_PACKAGE__: boolean | undefined

/** Defaults of the environment where the repository and the production package differ (decision 58). */
export interface Edition {
  /** Whether it has demo data, which is then the default of SEED. The package has none. */
  readonly hasDemo: boolean
  /** Default of DATA_DIR, absolute. The package has none: an upgrade replaces its folder. */
  readonly dataDir: string | undefined
  /** Default of PORTAL_DIST, absolute. */
  readonly portalDist: string
  /** Folder that Storybook is built to, absolute. The package has none. */
  readonly storybookDist: string | undefined
}

const here = path.dirname(fileURLToPath(import.meta.url))

/** `src` and its build, `dist`, are at the same depth, so relative paths work in both. */
export const REPOSITORY: Edition = {
  hasDemo: true,
  dataDir: path.resolve(here, '../../../.data'),
  portalDist: path.resolve(here, '../../portal/dist'),
  storybookDist: path.resolve(here, '../../../storybook-static'),
}

/** The gateway is a folder of the package, beside the portal. */
export const PACKAGE: Edition = {
  hasDemo: false,
  dataDir: undefined,
  portalDist: path.resolve(here, '../portal'),
  storybookDist: undefined,
}

/** That of this process. */
export const EDITION: Edition = typeof __IS_PACKAGE__ === 'undefined' ? REPOSITORY : PACKAGE
