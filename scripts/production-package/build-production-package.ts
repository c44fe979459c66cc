import { cpSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { findFolder, productionFolders } from '../notices/production-packages.ts'
import { UNBUNDLED } from './unbundled.ts'

interface Options {
  /** Folder of the built portal. */
  readonly portal: string
  /** The folder to make. An older one is replaced. */
  readonly out: string
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const GATEWAY = path.join(ROOT, 'apps/gateway')

/** Pages for operators, and what they link to. */
const PAGES = ['operating', 'decisions', 'requirements', 'figures.md', 'settings.md', 'security.md']

/** A source map, or a compressed one. */
const isSourceMap = (file: string): boolean => /\.map(\.(br|gz))?$/.test(file)

/** Copies a folder without source maps, and without folders of other packages in it. */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (file) => !isSourceMap(file) && path.basename(file) !== 'node_modules' })
}

const readManifest = (folder: string): { name: string; version: string; engines?: object } =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as ReturnType<typeof readManifest>

/** What the native code in the package is for. */
const SYSTEM = `${process.platform}-${process.arch}`

/** `sitewright-1.0.0-linux-x64`: the package contains native code of this system. */
export const packageName = (): string => `sitewright-${readManifest(GATEWAY).version}-${SYSTEM}`

/** A file that starts a program of the gateway, after checks that an old Node.js and another system can run too. */
const starterOf = (program: string): string => `import { faultOfNode } from './node-version.mjs'

const system = process.platform + '-' + process.arch
const fault =
  faultOfNode(process.versions.node) ||
  (system === '${SYSTEM}' ? '' : 'This package is for ${SYSTEM}, and this system is ' + system + '. Make one there with npm run package.')
if (fault) {
  console.error(fault)
  process.exit(1)
}
import('./gateway/${program}.js')
`

/**
 * Makes the production package: one folder with everything that a gateway in production needs besides Node.js.
 * @returns the modules in the bundle of the gateway, as paths
 */
export async function buildProductionPackage({ portal, out }: Options): Promise<string[]> {
  // Renamed at the end, so that an interrupted build leaves no half package.
  const folder = `${out}.partial`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  const built = await build({
    root: GATEWAY,
    mode: 'package',
    logLevel: 'warn',
    build: { outDir: path.join(folder, 'gateway'), emptyOutDir: true },
  })
  for (const name of UNBUNDLED) {
    const found = findFolder(name, GATEWAY)
    if (found === undefined) throw new Error(`${name} is not installed.`)
    for (const each of productionFolders(found)) {
      copyFolder(each, path.join(folder, 'node_modules', readManifest(each).name))
    }
  }
  copyFolder(realpathSync(portal), path.join(folder, 'portal'))
  copyFolder(path.join(ROOT, 'deploy'), path.join(folder, 'deploy'))
  for (const page of PAGES) copyFolder(path.join(ROOT, 'docs', page), path.join(folder, 'docs', page))
  cpSync(path.join(ROOT, 'scripts/bootstrap/node-version.mjs'), path.join(folder, 'node-version.mjs'))

  const { version } = readManifest(GATEWAY)
  const { engines } = readManifest(ROOT)
  const system = { os: [process.platform], cpu: [process.arch] }
  const manifest = {
    name: 'sitewright',
    version,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    engines,
    ...system,
  }
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
  write('server.mjs', starterOf('main'))
  write('admin.mjs', starterOf('admin'))

  rmSync(out, { recursive: true, force: true })
  renameSync(folder, out)
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((file) => ('moduleIds' in file ? file.moduleIds : []))
}
