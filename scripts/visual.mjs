// Pictures of the stories tagged `visual`, compared with those that are committed; `--update` takes them anew. A browser of
// another version draws letters and edges in its own way, so each has pictures of its own, and without any nothing is
// compared, which is said.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { resolveBrowser } from './browser.mjs'
import { reportFile, startReport } from './runner/report.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const PICTURES = path.join(root, 'tests', 'visual', 'pictures')
const isUpdate = process.argv.includes('--update')
/** For Playwright, such as `-g` and a title. */
const args = process.argv.slice(2).filter((arg) => arg !== '--update')

/** @type {(file: string, args: string[], env?: Record<string, string>) => number} */
const run = (file, args, env = {}) => {
  const program = path.join(root, 'node_modules', file)
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  return spawnSync(process.execPath, [program, ...args], options).status ?? 1
}

const found = resolveBrowser()
const browser = await chromium.launch(found.launchOptions)
const major = browser.version().split('.')[0] ?? ''
await browser.close()
// With windows and without, one version draws edges of its own; what Playwright downloads is the one without.
const isShell = found.kind === 'playwright' || found.path.endsWith('headless-shell')
const kind = `${isShell ? 'chromium-headless-shell' : 'chromium'}-${major}`

const there = existsSync(PICTURES) ? readdirSync(PICTURES) : []
if (!isUpdate && !there.includes(kind)) {
  const nothingToRun = `Not compared: there are no pictures of ${kind}, only of ${there.join(', ') || 'none'}.`
  console.log(nothingToRun)
  console.log('To take some: npm run test:visual -- --update')
  const append = startReport(reportFile(root, 'pictures'))
  append({ nothingToRun })
  append({ end: 'finished' })
} else {
  if (isUpdate) rmSync(path.join(PICTURES, kind), { recursive: true, force: true })
  // `--test` leaves out what no picture shows: documentation pages and the tables of props.
  const build = ['build', '--test', '--output-dir', 'storybook-static', '--quiet', '--disable-telemetry']
  process.exitCode =
    run('storybook/dist/bin/dispatcher.js', build) ||
    run(
      '@playwright/test/cli.js',
      ['test', '-c', 'playwright.visual.config.ts', ...(isUpdate ? ['--update-snapshots=all'] : []), ...args],
      { PICTURES_OF: kind },
    )
}
