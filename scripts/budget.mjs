// The JavaScript of a page's first load, and of each component separately, gzipped, against their limits.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkBudgets, checkLateCode } from './budget/check-budget.mjs'
import { checkComponents } from './budget/check-components.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const dist = path.join(root, 'apps', 'portal', 'dist')
const pages = checkBudgets(dist)
const late = pages.isWithin ? checkLateCode(dist) : []
const components = await checkComponents(path.join(root, 'packages', 'ui'))
for (const line of [...pages.lines, ...late, '', ...components.lines]) console.log(line)
process.exitCode = pages.isWithin && late.length === 0 && components.isWithin ? 0 : 1
