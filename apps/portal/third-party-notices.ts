import path from 'node:path'
import type { Plugin } from 'vite'
import { DATA_NOTICES, readThirdPartyPackage, writeNotices } from '../../scripts/notices/notices.ts'

/** The folder of the package that a module is in: the innermost, as Node installs packages inside packages. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** Whether a module is a style or a worker: not part of a chunk, but part of the build. */
const isAsset = (id: string): boolean => /\.css$|\?/.test(id)

/**
 * Writes the licenses of everything that the build contains into `THIRD-PARTY-NOTICES.txt`.
 * The build fails if a package has no license, or one that is not allowed.
 */
export function thirdPartyNotices(): Plugin {
  let root = ''
  return {
    name: 'third-party-notices',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const delivered = Object.values(bundle).flatMap((part) =>
        // An asset, such as a font, names the file that it was copied from, relative to the portal.
        part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((file) => path.posix.join(root, file)),
      )
      const files = [...delivered, ...[...this.getModuleIds()].filter(isAsset)]
      const folders = new Set(files.flatMap((file) => PACKAGE_FOLDER.exec(file.replace(/^\0/, ''))?.[0] ?? []))
      const packages = [...folders].map(readThirdPartyPackage)
      const source = writeNotices('Sitewright portal: third-party notices', packages) + DATA_NOTICES
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source })
    },
  }
}
