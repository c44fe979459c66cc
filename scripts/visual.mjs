// Sheets of the stories tagged `visual` in every mode, compared with the pictures that are committed, the keyboard in every mode,
// and the pages of Storybook. `--update` retakes the pictures, with `-g` some of them. A Chromium of another version draws letters and edges in its own way, so each
// has pictures of its own; without any, the keyboard tests run alone, and the report says what was not compared.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { resolveBrowser } from './browser.mjs'
import { compressPicture } from './visual/compress-picture.mjs'

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
// One version draws edges differently with and without windows.
const kind = `${/headless.shell/.test(found.path) ? 'chromium-headless-shell' : 'chromium'}-${major}`

const folder = path.join(PICTURES, kind)
// Pictures of sheets that no longer exist go too.
if (isUpdate && args.length === 0) rmSync(folder, { recursive: true, force: true })
if (isUpdate) mkdirSync(folder, { recursive: true })
const kinds = readdirSync(PICTURES)
const isCompared = kinds.includes(kind)
const missing = isCompared
  ? ''
  : `Pictures were not compared: the browser is ${kind}, and the pictures are of ${kinds.join(', ')}. ` +
    'Install that one, or take pictures of this one: npm run test:visual -- --update'
if (missing) console.log(missing)

/** @type {string[]} */
const pictures = isUpdate ? ['--update-snapshots=all', 'stories.spec.ts'] : isCompared ? [] : ['modes.spec.ts']
const build = ['build', '--output-dir', 'storybook-static', '--quiet', '--disable-telemetry']
process.exitCode =
  run('storybook/dist/bin/dispatcher.js', build) ||
  run('@playwright/test/cli.js', ['test', '-c', 'playwright.visual.config.ts', ...pictures, ...args], {
    PICTURES_OF: kind,
    PICTURES_MISSING: missing,
  })
if (isUpdate) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    writeFileSync(file, compressPicture(readFileSync(file)))
  }
}
