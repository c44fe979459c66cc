/**
 * A package.json, as far as it is read here.
 * @typedef {object} OwnManifest
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {Record<string, string>} exports sources by entry point
 * @property {Record<string, string>} dependencies exact versions
 */

/**
 * One entry point. `react-server` re-exports the default module with a `"use client"` directive.
 * @typedef {{ types: string, 'react-server'?: string, default: string }} PublishedEntry
 */

/**
 * The package.json of what is published.
 * @typedef {object} PublishedManifest
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {string} license
 * @property {'module'} type
 * @property {string[]} sideEffects
 * @property {string[]} files
 * @property {Record<string, string | PublishedEntry>} exports style sheets are strings
 * @property {Record<string, string>} dependencies
 * @property {Record<string, string>} peerDependencies
 * @property {Record<string, { optional: boolean }>} peerDependenciesMeta
 */

/** Imported by the entry points of forms alone, and by those of the map engines alone. */
const OPTIONAL_PEERS = ['react-hook-form', 'maplibre-gl', 'mapbox-gl', 'react-map-gl']
/** What an application installs itself, so that there is one copy: contexts and style sheets live in them. */
const PEERS = ['react', 'react-dom', 'styled-components', 'react-aria-components', ...OPTIONAL_PEERS]

/**
 * Makes the manifest to publish from the one that the repository works with, whose entry points are sources.
 *
 * It is written beside the build and not left to `publishConfig`, which npm does not apply to `exports`.
 * @param {OwnManifest} own
 * @param {string[]} imported every specifier in what is published; packages that none of them names are left out
 * @param {Map<string, string>} clientEntries by module, both from the package's folder: its client entry point
 * @returns {PublishedManifest}
 * @throws {Error} for an import of a package that the manifest does not list
 */
export function manifestToPublish(own, imported, clientEntries) {
  // react-dom is not imported by name, and react does not draw without it.
  const names = new Set(['react-dom', ...imported.filter((name) => !name.startsWith('.')).map(packageOf)])
  /** @type {Record<string, string>} */
  const dependencies = {}
  /** @type {Record<string, string>} */
  const peerDependencies = {}
  for (const name of [...names].toSorted()) {
    const version = own.dependencies[name]
    if (version === undefined || name.startsWith('@sitewright/'))
      throw new Error(`${name} must not be in what is published`)
    if (PEERS.includes(name)) peerDependencies[name] = `^${version}`
    else dependencies[name] = version
  }
  const optional = OPTIONAL_PEERS.filter((name) => name in peerDependencies)
  return {
    name: own.name,
    version: own.version,
    description: 'The Sitewright design system: tokens and components',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: ['**/*.css'],
    files: ['**/*.js', '**/*.d.ts', '**/*.css', 'lucide/LICENSE'],
    exports: Object.fromEntries([
      ...Object.entries(own.exports)
        .filter(([name]) => !name.startsWith('./features/'))
        .map(([name, file]) => [name, toPublishedEntry(file, clientEntries)]),
      ['./styles.css', './tokens/styles.css'],
    ]),
    dependencies,
    peerDependencies,
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  }
}

/**
 * @param {string} file a source, `./src/button/Button.tsx`
 * @param {Map<string, string>} clientEntries
 * @returns {string | PublishedEntry}
 */
function toPublishedEntry(file, clientEntries) {
  const place = file.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '')
  if (place.endsWith('.css')) return place
  const clientEntry = clientEntries.get(`${place}.js`)
  return {
    types: `${place}.d.ts`,
    'react-server': clientEntry,
    default: `${place}.js`,
  }
}

/**
 * @param {string} specifier `@scope/name/part` or `name/part`
 * @returns {string} the package it is in
 */
function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
