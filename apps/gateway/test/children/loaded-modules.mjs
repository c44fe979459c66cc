// Preloaded by a process whose modules a test reads: adds the address of each loaded module to the file LOADED_MODULES, and finds no package named MISSING_PACKAGE.
import { appendFileSync } from 'node:fs'
import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const { LOADED_MODULES = '', MISSING_PACKAGE } = process.env

if (isMainThread) register(import.meta.url)

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  if (specifier !== MISSING_PACKAGE) return next(specifier, context)
  throw Object.assign(new Error(`Cannot find package '${specifier}'`), { code: 'ERR_MODULE_NOT_FOUND' })
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  appendFileSync(LOADED_MODULES, `${url}\n`)
  return next(url, context)
}
