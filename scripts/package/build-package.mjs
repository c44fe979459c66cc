import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { reach, specifiersIn, withExtensions } from './module-graph.mjs'
import { manifestToPublish } from './manifest-to-publish.mjs'

/**
 * Builds the design system with plain tsc and makes a package of it: every import with its extension, only the files
 * that a published door leads to, a manifest of its own.
 * @param {string} root of the repository
 * @param {string} out the folder it is built into; emptied first
 * @returns {import('./manifest-to-publish.mjs').PublishedManifest}
 * @throws {Error} when it does not compile, or imports what is not published
 */
export function buildPackage(root, out) {
  const source = path.join(root, 'packages', 'ui')
  rmSync(out, { recursive: true, force: true })
  const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, '-p', path.join(source, 'tsconfig.build.json'), '--outDir', out],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`packages/ui does not build:\n${stdout}`)

  const emitted = filesUnder(out)
  for (const file of emitted) {
    const isThere = (/** @type {string} */ name) => existsSync(`${path.resolve(path.dirname(file), name)}.js`)
    writeFileSync(file, withExtensions(readFileSync(file, 'utf8'), isThere))
  }

  const own = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'))
  const doors = Object.keys(own.exports).filter((door) => !door.startsWith('./features/'))
  const places = doors.map((door) => path.join(out, own.exports[door].replace(/^\.\/src\//, '').replace(/\.tsx?$/, '')))
  const modules = reach(
    places.map((place) => `${place}.js`),
    '.js',
  )
  const types = reach(
    places.map((place) => `${place}.d.ts`),
    '.d.ts',
  )
  const kept = new Set([...modules, ...types])
  for (const file of emitted) if (!kept.has(file)) rmSync(file)

  const imported = [...kept].flatMap((file) => specifiersIn(readFileSync(file, 'utf8')))
  const manifest = manifestToPublish(own, imported)
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(path.join(source, 'README.md'), path.join(out, 'README.md'))
  return manifest
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
