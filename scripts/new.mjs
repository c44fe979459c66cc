// `npm run new -- component status-dot` and `npm run new -- area reports`: the files of one, in their places, ready to be
// filled in. They pass every check as they are.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { planArea } from './new/plan-area.mjs'
import { planComponent } from './new/plan-component.mjs'
import { carryOut } from './new/plan.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const PLANS = { component: planComponent, area: planArea }
const [kind = '', name = '', ...rest] = process.argv.slice(2)

try {
  if ((kind !== 'component' && kind !== 'area') || rest.length > 0)
    throw new Error(
      'Say what to make and its name:\n  npm run new -- component status-dot\n  npm run new -- area reports',
    )
  const plan = PLANS[kind](root, name)
  for (const file of carryOut(root, plan)) console.log(file)
  console.log(`\n${plan.next}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
