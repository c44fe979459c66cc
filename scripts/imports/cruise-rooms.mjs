import path from 'node:path'
import swc from '@swc/core'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

/** The folders whose imports are judged. */
export const ROOMS = [
  'packages/domain',
  'packages/api-client',
  'packages/ui',
  'apps/portal',
  'apps/gateway',
  'tests',
  'scripts',
]

/** Code of the product that other code of it imports. Components are published, and the gateway starts workers by their path. */
const PRODUCT = /^(packages\/(domain|api-client)\/src|packages\/ui\/src\/features|apps\/portal\/src)\//
/** The page, and the client for other programs. */
const ENTRY = /^apps\/portal\/src\/main\.tsx$|^packages\/api-client\/src\/(client|project-overrides)\.ts$|\.d\.ts$/
/** Tests, stories and what they share. */
const isTest = (/** @type {string} */ file) =>
  /\.(test|spec|stories|example)\.tsx?$|\.description\.ts$|-(story|fixture|sample)\.tsx?$|\/fixtures\/|^tests\/|^apps\/\w+\/(scripts|test)\//.test(
    file,
  )

/**
 * An import that is not allowed.
 * @typedef {object} Violation
 * @property {string} rule its name in .dependency-cruiser.cjs, or `not-in-allowed`
 * @property {string} from the importing file, from the root
 * @property {string} to what it imports
 */

// dependency-cruiser gives swc no `tsx` option, and swc then takes the first closing tag for a regular expression.
const { parseFileSync } = swc
Object.assign(swc, {
  parseFileSync: (/** @type {string} */ file) =>
    parseFileSync(file, { syntax: 'typescript', decorators: true, tsx: file.endsWith('.tsx') }),
})

/**
 * Reads every import under a root and judges it by the .dependency-cruiser.cjs that lies there.
 * @param {string} root
 * @param {string[]} folders those of ROOMS that are there
 * @returns {Promise<{ violations: Violation[], modules: string[], unused: string[] }>} `modules`: the TypeScript files that it read. The
 *   caller must check them, because a checker that reads no files finds no violations. `unused`: those that only tests and stories import
 */
export async function cruiseRooms(root, folders) {
  const options = await extractOptions(path.join(root, '.dependency-cruiser.cjs'))
  const { output } = await cruise(folders, { ...options, baseDir: root, validate: true })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a text instead of a result')
  return {
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    modules: output.modules.map(({ source }) => source).filter((file) => /^(?!.*node_modules\/).*\.tsx?$/.test(file)),
    unused: output.modules
      .filter(({ source, dependents }) => PRODUCT.test(source) && !ENTRY.test(source) && dependents.every(isTest))
      .map(({ source }) => source)
      .filter((file) => !isTest(file)),
  }
}
