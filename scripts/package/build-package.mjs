import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { copyIcons } from './copy-icons.mjs'
import { moveDirectives } from './client-entries.mjs'
import { reach, specifiersIn, withExtensions } from './module-graph.mjs'
import { manifestToPublish } from './manifest-to-publish.mjs'
import { allowUndefined } from './optional-props.mjs'

/**
 * Builds the design system with plain tsc and makes a package of it: every import with its extension, only the files
 * that a published entry point reaches, the style sheets, and a manifest of its own.
 * @param {string} root of the repository
 * @param {string} out the folder it is built into; emptied first
 * @returns {Promise<import('./manifest-to-publish.mjs').PublishedManifest>}
 * @throws {Error} when it does not compile, or imports what is not published
 */
export async function buildPackage(root, out) {
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
    const text = withExtensions(readFileSync(file, 'utf8'), isThere)
    writeFileSync(file, file.endsWith('.d.ts') ? allowUndefined(text) : text)
  }

  const own = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'))
  const sources = Object.entries(own.exports).flatMap(([name, file]) => (name.startsWith('./features/') ? [] : [file]))
  const places = sources
    .filter((file) => !file.endsWith('.css'))
    .map((file) => path.join(out, file.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '')))
  const entries = places.map((place) => `${place}.js`)
  const modules = reach(entries, '.js')
  const types = reach(
    places.map((place) => `${place}.d.ts`),
    '.d.ts',
  )
  const published = new Set([...modules, ...types])
  for (const file of emitted) if (!published.has(file)) rmSync(file)

  const styleSheets = sources.filter((file) => file.endsWith('.css'))
  for (const file of styleSheets) cpSync(path.join(source, file), path.join(out, file.replace(/^\.\/src\//, '')))
  await writeThemes(out)

  const icons = copyIcons(path.join(root, 'node_modules', 'lucide-react'), out, modules)
  const imported = [
    ...[...published].flatMap((file) => specifiersIn(readFileSync(file, 'utf8'))),
    ...styleSheets.flatMap((file) => importsInCss(readFileSync(path.join(source, file), 'utf8'))),
  ]
  const clientEntries = moveDirectives(out, [...modules, ...icons], entries)
  const relative = (/** @type {string} */ file) => `./${path.relative(out, file).replaceAll(path.sep, '/')}`
  const manifest = manifestToPublish(
    own,
    imported,
    new Map([...clientEntries].map(([entry, target]) => [relative(entry), relative(target)])),
  )
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(path.join(source, 'README.md'), path.join(out, 'README.md'))
  return manifest
}

/**
 * Writes what `ThemeStyles` adopts as a style sheet, for pages that are rendered on a server.
 * @param {string} out folder of the built package
 */
async function writeThemes(out) {
  const load = (/** @type {string} */ name) => import(pathToFileURL(path.join(out, 'tokens', name)).href)
  const [{ themeCss }, { baseCss }] = await Promise.all([load('theme-css.js'), load('base-css.js')])
  writeFileSync(path.join(out, 'tokens', 'styles.css'), themeCss() + baseCss())
}

/**
 * @param {string} text a style sheet
 * @returns {string[]} what it imports, as written
 */
function importsInCss(text) {
  return [...text.matchAll(/@import\s+(['"])([^'"]+)\1/g)].map((match) => match[2] ?? '')
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
