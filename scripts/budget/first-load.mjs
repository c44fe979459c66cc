import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * One chunk in Vite's manifest (`build.manifest`), as far as it is read here.
 * @typedef {object} Chunk
 * @property {string} file the built file, from the output folder
 * @property {string} [src] the source it was made from
 * @property {boolean} [isEntry]
 * @property {string[]} [imports] keys of the chunks that it needs before it runs
 * @property {string[]} [dynamicImports] keys of the chunks that it can load later
 */

/** @typedef {Record<string, Chunk>} Manifest by source path from the app, or by a name of its own for shared chunks */

/**
 * The JavaScript files that a browser has to have before a route shows: the entry, the lazy modules on the way to the
 * route, and all that these import statically.
 * @param {Manifest} manifest
 * @param {string[]} modules lazy modules of the route, from the app's folder, e.g. `src/routes/users/user-list.route.tsx`
 * @returns {string[]} built files, each once; a module that is part of another chunk adds nothing
 * @throws {Error} when the manifest has no entry
 */
export function firstLoad(manifest, modules) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entries.length === 0) throw new Error('The manifest has no entry: is build.manifest on in the portal?')
  /** @type {Set<string>} */
  const seen = new Set()
  const open = [...entries, ...modules.filter((module) => module in manifest)]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    open.push(...(manifest[key]?.imports ?? []))
  }
  const files = [...seen].map((key) => manifest[key]?.file ?? '')
  return [...new Set(files)].filter((file) => file.endsWith('.js')).toSorted()
}

/**
 * @param {string} folder the built app
 * @param {string[]} files
 * @returns {number} bytes over the wire, each file gzipped separately at the level servers use (6)
 */
export function gzippedSize(folder, files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file)), { level: 6 }).length, 0)
}
