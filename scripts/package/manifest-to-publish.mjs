/**
 * A package.json, as far as it is read here.
 * @typedef {object} OwnManifest
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {Record<string, string>} exports sources by entry point
 * @property {Record<string, string>} dependencies exact versions
 */

/** @typedef {{ types: string, default: string }} PublishedEntry one entry point */

/**
 * The package.json of what is published.
 * @typedef {object} PublishedManifest
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {string} license
 * @property {'module'} type
 * @property {string[]} sideEffects
 * @property {Record<string, string | PublishedEntry>} exports style sheets and data are strings
 * @property {Record<string, string>} dependencies
 * @property {Record<string, string>} peerDependencies
 * @property {Record<string, { optional: boolean }>} peerDependenciesMeta
 */

/** Entry points that the build writes from the tokens. */
const GENERATED = { './styles.css': './styles.css', './tokens.css': './tokens.css', './tokens.json': './tokens.json' }

/**
 * What an application installs itself, so that there is one copy: contexts and style sheets live in them. The lowest version
 * of each is the lowest that `npm run measure -- consumers` has tried.
 */
const PEERS = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  'styled-components': '^6.4.0',
  'react-aria-components': '^1.17.0',
  'react-hook-form': '^7.60.0',
  'maplibre-gl': '^6.13.0',
  'mapbox-gl': '^3.28.1',
  'react-map-gl': '^8.1.2',
}
/** Imported by the entry points of forms alone, and by those of the map engines alone. */
const OPTIONAL_PEERS = ['react-hook-form', 'maplibre-gl', 'mapbox-gl', 'react-map-gl']

/**
 * Makes the manifest to publish from the one that the repository works with, whose entry points are sources.
 *
 * It is written beside the build and not left to `publishConfig`, which npm does not apply to `exports`.
 * @param {OwnManifest} own
 * @param {string[]} imported every package that is imported by what is published; others are not listed
 * @returns {PublishedManifest}
 * @throws {Error} for an import of a package that the manifest does not list
 */
export function manifestToPublish(own, imported) {
  // react-dom is not imported by name, and react does not draw without it.
  const names = [...new Set(['react-dom', ...imported.map(packageOf)])].toSorted()
  const isPeer = (/** @type {string} */ name) => name in PEERS
  const version = (/** @type {string} */ name) => {
    const found = own.dependencies[name]
    if (found === undefined || name.startsWith('@sitewright/'))
      throw new Error(`${name} must not be in what is published`)
    return found
  }
  const entryPoints = Object.entries(own.exports).filter(([name]) => !name.startsWith('./features/'))
  return {
    name: own.name,
    version: own.version,
    description: 'The Sitewright design system: tokens and components',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(entryPoints.map(([name, file]) => [name, toPublishedEntry(name, file)])),
      ...GENERATED,
    },
    dependencies: Object.fromEntries(names.filter((name) => !isPeer(name)).map((name) => [name, version(name)])),
    peerDependencies: PEERS,
    peerDependenciesMeta: Object.fromEntries(OPTIONAL_PEERS.map((name) => [name, { optional: true }])),
  }
}

/**
 * @param {string} name `./button`
 * @param {string} file a source, `./src/button/Button.tsx`
 * @returns {string | PublishedEntry}
 */
function toPublishedEntry(name, file) {
  const place = file.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '')
  return place.endsWith('.css') ? place : { types: `${place}.d.ts`, default: `${name.replace('.', './entries')}.js` }
}

/**
 * @param {string} specifier `@scope/name/part` or `name/part`
 * @returns {string} the package it is in
 */
function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
