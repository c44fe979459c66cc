// Figures of the product: how much a page loads, how crash-proof the database is. `--peers` also runs the
// comparisons with other libraries in tests/bench, a package of its own that no clone installs unasked.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkBudgets } from './budget/check-budget.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const PEERS = path.join(root, 'tests', 'bench')

/** Figures of the gateway, each a program in its folder that prints them; the arguments keep it to a minute or two. */
const FIGURES = [{ title: 'Killing the writer of the embedded database', file: 'scripts/crash-test.ts', args: ['10'] }]

let code = 0
/** @type {(title: string, command: string, args: string[], cwd: string) => void} */
const run = (title, command, args, cwd) => {
  console.log(`\n${title}`)
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  code ||= status ?? 1
}

console.log('First load of the portal, gzipped JavaScript')
for (const line of checkBudgets(path.join(root, 'apps', 'portal', 'dist')).lines) console.log(line)

for (const { title, file, args } of FIGURES)
  run(title, process.execPath, ['--import', 'tsx', file, ...args], path.join(root, 'apps', 'gateway'))

const hasPeers = existsSync(path.join(PEERS, 'package.json'))
if (!hasPeers) {
  console.log('\nThere are no comparisons with other libraries: tests/bench is not there.')
} else if (process.argv.includes('--peers')) {
  run('Installing tests/bench from its own lock', 'npm', ['ci', '--no-audit', '--no-fund'], PEERS)
  if (code === 0) run('Side by side with other libraries', 'npm', ['run', 'bench'], PEERS)
} else {
  console.log('\nThe comparisons with other libraries have dependencies of their own, which are installed when asked:')
  console.log('  npm run bench -- --peers')
}
process.exitCode = code
