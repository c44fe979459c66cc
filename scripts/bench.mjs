// `npm run bench`: figures of the product, how much a page loads and how crash-proof the database is. `npm run bench --
// tree table pages board map`: our tree, table, page of rows, board and map side by side with their peers, in tests/bench, a package of its own that no clone
// installs unasked; its options (--write, --sizes=, --rounds=, --minutes=) go on to it.
// `npm run bench -- lighthouse`: what Lighthouse says of the sign-in page, the user list and the license view.
// `npm run bench -- journeys`: how long screens and presses take.
// `npm run bench -- screens`: the longest tasks of the main thread while large data is opened and edited.
// `npm run bench -- code [folder]`: how much of the portal repeats itself, here or in another checkout.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkBudgets } from './budget/check-budget.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const PEERS = path.join(root, 'tests', 'bench')

/**
 * What measures the whole built product, not a component.
 * @type {Record<string, { title: string, file: string }>}
 */
const WHOLE = {
  lighthouse: { title: 'Lighthouse, as a phone sees the pages', file: 'lighthouse.mjs' },
  journeys: { title: 'How quickly the product answers a hand', file: 'journeys.mjs' },
  screens: { title: 'Large data on the screens that edit it', file: 'screens.mjs' },
  code: { title: 'How much of the portal repeats itself', file: 'code.mjs' },
}

let code = 0
/** @type {(title: string, command: string, args: string[], cwd: string) => void} */
const run = (title, command, args, cwd) => {
  console.log(`\n${title}`)
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  code ||= status ?? 1
}

const asked = process.argv.slice(2)
if (asked.length > 0) {
  run('Installing tests/bench from its own lock', 'npm', ['ci', '--no-audit', '--no-fund'], PEERS)
  const whole = WHOLE[asked[0] ?? '']
  if (code === 0 && whole !== undefined) run(whole.title, process.execPath, [whole.file, ...asked.slice(1)], PEERS)
  else if (code === 0) run('Side by side with other libraries', 'npm', ['run', 'bench', '--', ...asked], PEERS)
} else {
  console.log('First load of the portal, gzipped JavaScript')
  for (const line of checkBudgets(path.join(root, 'apps', 'portal', 'dist')).lines) console.log(line)

  // Ten kills take a minute.
  const crash = ['--import', 'tsx', 'apps/gateway/scripts/measure.ts', 'crash-test', '10']
  run('Killing the writer of the embedded database', process.execPath, crash, root)

  console.log('\nThe comparisons with other libraries have dependencies of their own, which are installed when asked:')
  console.log('  npm run bench -- tree            our tree and its peers, in a browser; about ten minutes')
  console.log('  npm run bench -- table           our table and its peers')
  console.log('  npm run bench -- board           our board and its peers')
  console.log('  npm run bench -- lighthouse      three pages as Lighthouse judges them')
  console.log('  npm run bench -- journeys        screens and presses, in the demo world and in the large one')
  console.log('  npm run bench -- screens         large configs, workflows and site trees, opened and edited')
  console.log('  npm run bench -- code            how much of the portal repeats itself')
  console.log('  npm run bench -- tree table --write    both, and updates docs/benchmarks.md')
}
process.exitCode = code
