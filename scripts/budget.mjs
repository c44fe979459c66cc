// The JavaScript of a page's first load, gzipped, against its limit.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkBudgets } from './budget/check-budget.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const { lines, isWithin } = checkBudgets(path.join(root, 'apps', 'portal', 'dist'))
for (const line of lines) console.log(line)
process.exitCode = isWithin ? 0 : 1
