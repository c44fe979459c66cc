import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** A placeholder for `__PORTAL_VERSION__` until the version is known. The bundler quotes it, and it contains nothing to escape. */
const PLACEHOLDER = '%PORTAL-VERSION%'
const ALL = new RegExp(PLACEHOLDER, 'g')

/** Hexadecimal digits of the hash: enough that two builds do not meet. */
const DIGITS = 16

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Gives the build a version, `1.0.0+<hash>`: that of the package and a hash of every module in it, so that the same source is the same version and any other another one.
 * It stands in the code as `__PORTAL_VERSION__`, put there before the names of the chunks are made of what is in them (a name that stays means that the content stays: browsers
 * keep chunks for ever), and in `version.json`, which the gateway reads (NAV-24). The development server calls itself `development`.
 */
export function portalVersion(): Plugin {
  let root = '.'
  let version = ''
  return {
    name: 'portal-version',
    config: (_config, { command }) => ({
      define: { __PORTAL_VERSION__: JSON.stringify(command === 'build' ? PLACEHOLDER : 'development') },
    }),
    configResolved: (config) => {
      root = config.root
    },
    async renderStart() {
      const page = await readFile(path.join(root, 'index.html'), 'utf8')
      // Without their paths, which differ from machine to machine; so in an order of their own.
      const modules = [...this.getModuleIds()].map((id) => digest(this.getModuleInfo(id)?.code ?? '')).sort()
      const text = await readFile(path.join(root, 'package.json'), 'utf8')
      const found: unknown = JSON.parse(text)
      const own = typeof found === 'object' && found !== null && 'version' in found ? String(found.version) : '0.0.0'
      version = `${own}+${digest([page, ...modules].join('\n')).slice(0, DIGITS)}`
    },
    renderChunk: (code) => (code.includes(PLACEHOLDER) ? { code: code.replace(ALL, version), map: null } : null),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ version })}\n` })
    },
  }
}
