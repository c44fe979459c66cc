import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { firstLoad, gzippedSize } from './first-load.mjs'

/**
 * How much JavaScript a page may need before it shows.
 * @typedef {object} Budget
 * @property {string} page
 * @property {number} limit kilobytes (1000 bytes), gzipped
 * @property {string} route the lazy module that has to be in the build
 * @property {string[]} [others] lazy modules on the way to it, where they are chunks of their own
 */

/** @type {Budget[]} */
export const BUDGETS = [
  { page: 'sign-in', limit: 170, route: 'src/routes/sign-in/sign-in.route.tsx' },
  {
    page: 'user list',
    limit: 215,
    route: 'src/routes/users/user-list.route.tsx',
    others: ['src/shell/AppShell.tsx'],
  },
]

/**
 * Code that one page alone may load, and only when it needs it.
 * @typedef {object} LateCode
 * @property {string} what
 * @property {string} module the lazy module that contains it
 * @property {string} page the only module that may import it
 * @property {RegExp} mark found in the code itself
 */

/** @type {LateCode[]} */
export const LATE_CODE = [
  {
    what: 'chart',
    module: 'src/routes/licenses/users-report.part.tsx',
    page: 'src/routes/licenses/license-view.route.tsx',
    mark: /visx-/,
  },
]

/**
 * Finds late code in chunks that other pages load.
 * @param {string} dist the built portal
 * @param {LateCode[]} [late]
 * @returns {string[]} a sentence for each fault
 */
export function checkLateCode(dist, late = LATE_CODE) {
  /** @type {import('./first-load.mjs').Manifest} */
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'))
  const chunks = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'))
  return late.flatMap(({ what, module, page, mark }) => {
    const own = manifest[module]?.file
    if (own === undefined) return [`${what}: ${module} is not a lazy module of the build`]
    const importers = chunks.filter(
      ([, { imports = [], dynamicImports = [] }]) => imports.includes(module) || dynamicImports.includes(module),
    )
    const carriers = chunks.filter(([, { file }]) => mark.test(readFileSync(path.join(dist, file), 'utf8')))
    return [
      ...importers
        .filter(([name, { imports = [] }]) => name !== page || imports.includes(module))
        .map(([name]) => `${what}: ${name} loads it`),
      ...carriers.filter(([, { file }]) => file !== own).map(([, { file }]) => `${what}: its code is in ${file}`),
      ...(carriers.length === 0 ? [`${what}: no chunk has its code`] : []),
    ]
  })
}

/**
 * Measures the first load of every page that has a budget.
 * @param {string} dist the built portal
 * @param {Budget[]} [budgets]
 * @returns {{ lines: string[], isWithin: boolean }} a table for a person, and whether every page is within its limit
 */
export function checkBudgets(dist, budgets = BUDGETS) {
  const file = path.join(dist, '.vite', 'manifest.json')
  if (!existsSync(file)) return { lines: [`There is no ${file}: build the portal first.`], isWithin: false }
  /** @type {import('./first-load.mjs').Manifest} */
  const manifest = JSON.parse(readFileSync(file, 'utf8'))

  const lines = ['page        files   gzipped     limit']
  let isWithin = true
  for (const { page, limit, route, others = [] } of budgets) {
    // A route that was renamed would otherwise be measured as the entry alone, and always pass.
    if (!manifest[route]) {
      lines.push(`${page.padEnd(10)}  ${route} is not a lazy module of the build`)
      isWithin = false
      continue
    }
    const files = firstLoad(manifest, [route, ...others])
    const size = gzippedSize(dist, files) / 1000
    const isOver = size > limit
    isWithin &&= !isOver
    const numbers = `${String(files.length).padStart(5)}  ${size.toFixed(1).padStart(6)} kB  ${String(limit).padStart(5)} kB`
    lines.push(`${page.padEnd(10)}  ${numbers}${isOver ? `   ${(size - limit).toFixed(1)} kB too much` : ''}`)
  }
  return { lines, isWithin }
}
