import { readFileSync } from 'node:fs'
import path from 'node:path'
import { componentSize } from './component-size.mjs'

/**
 * How much JavaScript of its own a component may bring, by entry point: kilobytes (1000 bytes), gzipped, beyond react, react-dom,
 * styled-components and react-aria-components.
 * @type {Record<string, number>}
 */
export const COMPONENT_BUDGETS = { './button': 3, './tree-checkbox': 16.5, './data-table': 15, './phase-board': 30.5 }

/**
 * Weighs every entry point of the design system, and holds those that have a budget to it.
 * @param {string} folder of the design system's package.json
 * @param {Record<string, number>} [budgets]
 * @returns {Promise<{ lines: string[], isWithin: boolean }>} a table for a person, and whether every budget holds
 */
export async function checkComponents(folder, budgets = COMPONENT_BUDGETS) {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const entryPoints = Object.entries(exports).filter(
    ([entryPoint, file]) => !entryPoint.startsWith('./features/') && /\.tsx?$/.test(file),
  )
  const files = entryPoints.map(([, file]) => path.join(folder, file))
  const width = Math.max(...entryPoints.map(([entryPoint]) => entryPoint.length)) - 2

  const lines = [`${'component'.padEnd(width)}  own gzipped     limit`]
  let isWithin = true
  for (const [entryPoint, file] of entryPoints.toSorted(([a], [b]) => a.localeCompare(b))) {
    const own = path.join(folder, file)
    const size =
      (await componentSize(
        own,
        files.filter((other) => other !== own),
      )) / 1000
    const limit = budgets[entryPoint]
    const isOver = limit !== undefined && size > limit
    isWithin &&= !isOver
    const numbers = `${size.toFixed(1).padStart(8)} kB${limit === undefined ? '' : `  ${String(limit).padStart(5)} kB`}`
    lines.push(
      `${entryPoint.slice(2).padEnd(width)}  ${numbers}${isOver ? `   ${(size - limit).toFixed(1)} kB too much` : ''}`,
    )
  }
  // An entry point that was renamed would otherwise never be weighed again.
  for (const entryPoint of Object.keys(budgets).filter((name) => !entryPoints.some(([there]) => there === name))) {
    lines.push(`${entryPoint.slice(2).padEnd(width)}  has a budget and no entry point`)
    isWithin = false
  }
  return { lines, isWithin }
}
