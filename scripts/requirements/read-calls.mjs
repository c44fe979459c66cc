import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const CONTRACT = ['packages', 'api-client', 'src', 'contract']
const CALL = /method: '([A-Z]+)',\s*path: (['`])(.+?)\2/g
/** A row that is an address: `GET users/{username}/addons — add-ons of a user`. */
const ADDRESS = /^(GET|POST|PUT|PATCH|DELETE) ([\w/{}.-]+)\S*( —)?/

/**
 * The address without its base, and with its parameters and numbers as `*`, because the contract names them differently.
 * @param {string} method
 * @param {string} address
 * @returns {string} e.g. `get reports/groups`
 */
const normalize = (method, address) =>
  `${method} ${address.replace(/^\//, '').replaceAll(/\$?\{[^}]*\}|:\w+|(?<=\/)\d+/g, '*')}`.toLowerCase()

/**
 * @param {string} text files of the contract
 * @returns {string[]}
 */
export const callsIn = (text) =>
  [...text.matchAll(CALL)].map(([, method = '', , address = '']) => normalize(method, address))

/**
 * @param {string} root
 * @returns {Set<string>} the calls of the contract
 */
export function readCalls(root) {
  const folder = path.join(root, ...CONTRACT)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  return new Set(files.flatMap((name) => callsIn(readFileSync(path.join(folder, name), 'utf8'))))
}

/**
 * The call that a row specifies.
 * @param {string} text of the row
 * @returns {string | undefined} undefined for a row that names no address
 */
export function callOf(text) {
  const [, method, address, dash] = ADDRESS.exec(text) ?? []
  if (method === undefined || address === undefined) return undefined
  // "GET and PUT …" is prose.
  return dash === undefined && !address.includes('/') ? undefined : normalize(method, address)
}
