import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRepeatable, judgeStep, type TaskRun } from './judge-step.mjs'
import { readReport } from './report.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Journeys with the watched browser of this repository, on top of a browser that a test can end. */
const WORLD = `
import { EventEmitter } from 'node:events'
import { test as base } from '@playwright/test'
import { watchBrowser } from '${ROOT}tests/support/watched-browser'

export const test = base
  .extend({ browser: [async ({}, use) => {
    const browser = new EventEmitter()
    await use(browser)
    browser.emit('disconnected')
  }, { scope: 'worker' }] })
  .extend({ browser: [watchBrowser, { scope: 'worker' }] })
`
const CONFIG = `export default {
  workers: 2,
  reporter: [['${ROOT}scripts/runner/playwright-report.mjs', { name: 'journeys' }]],
}`

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-journeys-')))
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  write({ 'playwright.config.ts': CONFIG, 'world.ts': WORLD, 'package.json': '{ "type": "module" }' })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text)
}

/** Runs the journeys of this test's folder with the real Playwright, and reads and judges what they left. */
async function runJourneys() {
  const child = spawn(process.execPath, [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
    cwd: root,
    env: { ...process.env, RESULTS_FOLDER: '.results' },
    stdio: 'ignore',
  })
  const exitCode = Number((await once(child, 'exit'))[0])
  const text = readFileSync(path.join(root, '.results', 'journeys.ndjson'), 'utf8')
  const run: TaskRun = {
    id: 'test:e2e',
    task: 'test:e2e',
    state: exitCode === 0 ? 'passed' : 'failed',
    exitCode,
    isCached: false,
    start: 0,
    end: 0,
  }
  const tests = { report: 'journeys', stallMs: 1000, isRepeated: true }
  const report = readReport(text)
  return {
    exitCode,
    report,
    isRepeatable: isRepeatable(report, [run]),
    verdict: judgeStep({ name: 'end to end', tasks: ['test:e2e'], tests }, [run], text),
  }
}

describe('a browser that ends', () => {
  it('after its tests does not fail the run', async () => {
    write({ 'a.spec.ts': `import { test } from './world'\ntest('shows a page', ({ browser }) => {})\n` })
    const { exitCode, report } = await runJourneys()
    expect(exitCode).toBe(0)
    expect(report).toMatchObject({ tests: [{ status: 'passed' }], errors: [], end: 'finished' })
  })

  it('during a test ends the run at once with the reason and without a retry', async () => {
    write({
      'a.spec.ts': `
import { test } from './world'
test('waits for a mail [USER-01]', async ({ browser }) => {
  browser.emit('disconnected')
  await new Promise(() => {})
})
test('shows a page', ({ browser }) => {})
`,
      'b.spec.ts': `
import { test } from './world'
test('waits on another worker', ({ browser }) => new Promise(() => {}))
`,
    })
    const journeys = await runJourneys()
    expect(journeys.exitCode).not.toBe(0)
    // Whether the other worker had started its test when the run ended differs: Playwright calls it interrupted or skipped.
    const tests = journeys.report.tests.filter(({ status }) => status !== 'skipped')
    expect(tests).toMatchObject([{ titles: ['waits for a mail [USER-01]'], rows: ['USER-01'], status: 'failed' }])
    expect(journeys.report.end).toBe('interrupted')
    expect(journeys.isRepeatable).toBe(false)
    expect(journeys.verdict.failed).toBe(1)
    expect(journeys.verdict.reasons).toContain(
      'The browser ended in the middle of a.spec.ts › waits for a mail [USER-01]. The tests that follow did not run.',
    )
  })

  it('between two tests fails the run with the reason', async () => {
    write({
      'a.spec.ts': `
import { test as base } from './world'
const test = base.extend({ ending: [async ({ browser }, use) => {
  await use()
  browser.emit('disconnected')
  await new Promise((resolve) => setImmediate(resolve))
}, { scope: 'worker' }] })
test('shows a page', ({ ending }) => {})
`,
    })
    const journeys = await runJourneys()
    expect(journeys.exitCode).not.toBe(0)
    expect(journeys.report.tests).toMatchObject([{ status: 'passed' }])
    expect(journeys.verdict.reasons).toContain(
      'The browser ended between two tests. The tests that follow did not run.',
    )
  })

  it('during its start also ends the run', async () => {
    write({
      'a.spec.ts': `
import { test } from './world'
test('shows a page', () => {
  throw new Error('browserType.launch: Target page, context or browser has been closed')
})
test('shows another page', () => {})
`,
    })
    const { verdict } = await runJourneys()
    expect(verdict).toMatchObject({ passed: 0, failed: 1 })
    expect(verdict.reasons).toContain(
      'The browser did not start, or ended as it started, for a.spec.ts › shows a page. The tests that follow did not run.',
    )
  })
})
