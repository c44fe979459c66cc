import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The file of a program that runs on Node.
 * @param {string} root
 * @param {string} name a file from the root, such as `scripts/test.mjs`, or a package with one command, such as `vitest`
 * @returns {string}
 */
export function findProgram(root, name) {
  if (/\.m?js$/.test(name)) return path.join(root, name)
  const folder = path.join(root, 'node_modules', name)
  const { bin } = /** @type {{ bin: string | Record<string, string> }} */ (
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  )
  return path.join(folder, typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? ''))
}
