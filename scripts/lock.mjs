// A lock that `npm ci` would refuse is found here and not by the next person who clones the repository.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund'],
  {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 120_000,
  },
)
const said = `${stdout}${stderr}`
// npm has been seen to say "Missing: … from lock file" and to go on.
if (status === 0 && !/Missing:|Invalid:/.test(said)) {
  console.log('package-lock.json installs what every package.json asks for')
} else {
  console.error(`${said}\npackage-lock.json does not fit the package.json files: run npm install and commit the lock.`)
  process.exitCode = 1
}
