/**
 * A package.json, as far as it is read here.
 * @typedef {object} OwnManifest
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {Record<string, string>} exports sources by door
 * @property {Record<string, string>} dependencies exact versions
 */

/**
 * The package.json of what is published.
 * @typedef {object} PublishedManifest
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {string} license
 * @property {'module'} type
 * @property {boolean} sideEffects
 * @property {string[]} files
 * @property {Record<string, { types: string, default: string }>} exports
 * @property {Record<string, string>} dependencies
 * @property {Record<string, string>} peerDependencies
 * @property {Record<string, { optional: boolean }>} peerDependenciesMeta
 */

/** What an application has itself, and of which there must be one copy: contexts and style sheets live in them. */
const PEERS = ['react', 'react-dom', 'styled-components', 'react-aria-components', 'react-hook-form']
/** Asked for by the form doors alone. */
const OPTIONAL_PEERS = ['react-hook-form']

/**
 * Makes the manifest to publish from the one that the repository works with, whose doors are sources.
 *
 * It is written beside the build and not left to `publishConfig`, which npm does not apply to `exports`.
 * @param {OwnManifest} own
 * @param {string[]} imported every specifier in what is published; packages that none of them names are left out
 * @returns {PublishedManifest}
 * @throws {Error} for an import of a package that the manifest does not list
 */
export function manifestToPublish(own, imported) {
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
    // True of every module: the only side effects are the style sheets of the fonts, whose own packages say so.
    sideEffects: false,
    files: ['**/*.js', '**/*.d.ts'],
    exports: Object.fromEntries(
      Object.entries(own.exports)
        .filter(([door]) => !door.startsWith('./features/'))
        .map(([door, file]) => [door, builtDoor(file)]),
    ),
    dependencies,
    peerDependencies,
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  }
}

/**
 * @param {string} file a source, `./src/button/Button.tsx`
 * @returns {{ types: string, default: string }}
 */
function builtDoor(file) {
  const place = file.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '')
  return { types: `${place}.d.ts`, default: `${place}.js` }
}

/**
 * @param {string} specifier `@scope/name/part` or `name/part`
 * @returns {string} the package it is in
 */
function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
