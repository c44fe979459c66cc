// `npm run new -- component status-dot`: the files of a component, ready to be filled in. They pass every check as they are.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { planComponent } from './new/plan-component.mjs'
import { carryOut } from './new/plan.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [kind = '', name = '', ...rest] = process.argv.slice(2)

try {
  if (kind !== 'component' || rest.length > 0)
    throw new Error('Give the name of the new component:\n  npm run new -- component status-dot')
  const plan = planComponent(root, name)
  for (const file of carryOut(root, plan)) console.log(file)
  console.log(`\n${plan.next}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
