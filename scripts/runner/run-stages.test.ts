import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Verdict } from './judge-step.mjs'
import { textOfReport, type Line } from './report.mjs'
import { runStages, type RunOptions } from './run-stages.mjs'
import type { Stage, Step } from './steps.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A script that leaves a text as a report in the folder of its environment. */
const leaving = (name: string, text: string) => `import { mkdirSync, writeFileSync } from 'node:fs'
const folder = process.env.RESULTS_FOLDER || '.results'
mkdirSync(folder, { recursive: true })
writeFileSync(folder + '/${name}.ndjson', ${JSON.stringify(text)})
`

/** A script that leaves a report, and ends with a code. */
const testing = (name: string, lines: Line[], code: number, more = '') =>
  `${leaving(name, textOfReport(lines))}process.exitCode = ${code}\n${more}\n`

const tests = (passed: number, failed = 0): Line[] =>
  [...Array<'passed'>(passed).fill('passed'), ...Array<'failed'>(failed).fill('failed')].map((status, place) => ({
    test: {
      file: 'a.test.ts',
      titles: [`test ${place}`],
      rows: [],
      status,
      ...(status === 'failed' && { message: 'expected 1' }),
    },
  }))
const report = (passed: number, failed = 0): Line[] => [...tests(passed, failed), { end: 'finished' }]

/** Scripts of which the first leaves a report, and the second is what the runner's repeat meets. */
const repeating = (first: string, second: string) => ({
  'stories.mjs': `await import(process.env.RESULTS_FOLDER ? './second.mjs' : './first.mjs')\n`,
  'first.mjs': first,
  'second.mjs': second,
})

const testStep = (name: string, stallMs: number, isRepeated: boolean): Step => ({
  name,
  tasks: [name],
  tests: { report: name, stallMs, isRepeated },
})

/** The same kind of steps as those of this repository, each in a moment, run by the real Turborepo. */
const STAGES: Stage[] = [
  {
    concurrency: 2,
    steps: [
      { name: 'format', tasks: ['format'] },
      { name: 'lint', tasks: ['lint'] },
      { name: 'budget', tasks: ['budget'] },
      testStep('unit', 2000, false),
    ],
  },
  { concurrency: 1, needsBrowser: true, steps: [testStep('stories', 60_000, true)] },
]

let root: string
let printed: string[]

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text)
}

const runAll = async (options: RunOptions = {}) => {
  printed = []
  return runStages(STAGES, root, {
    log: (line) => printed.push(line),
    output: 'ignore',
    isRepeating: true,
    orderlyMs: 500,
    ...options,
  })
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-runner-')))
  const scripts = Object.fromEntries(
    ['format', 'lint', 'build', 'budget', 'unit', 'stories'].map((name) => [name, `node ${name}.mjs`]),
  )
  const inputs = (name: string) => ({
    inputs: [`${name}.mjs`, 'first.mjs', 'second.mjs'],
    outputs: [`.results/${name}.ndjson`],
  })
  const tasks = {
    '//#format': inputs('format'),
    '//#lint': inputs('lint'),
    '//#build': inputs('build'),
    '//#budget': { ...inputs('budget'), dependsOn: ['//#build'] },
    '//#unit': inputs('unit'),
    '//#stories': inputs('stories'),
  }
  write({
    'package.json': JSON.stringify({
      name: 'tiny',
      private: true,
      packageManager: 'npm@11.19.1',
      scripts,
      workspaces: ['parts/*'],
    }),
    'package-lock.json': JSON.stringify({ name: 'tiny', lockfileVersion: 3, packages: { '': { name: 'tiny' } } }),
    'turbo.json': JSON.stringify({ tasks }),
    '.gitignore': '.turbo\n.results\n',
    'format.mjs': '',
    'lint.mjs': '',
    'build.mjs': '',
    'budget.mjs': '',
    'unit.mjs': testing('unit', report(5), 0),
    'stories.mjs': testing('stories', report(3), 0),
  })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('the runner', () => {
  it('adds all steps up, ends with the sum, and runs nothing again when nothing has changed', async () => {
    expect(await runAll()).toBe(0)
    expect(printed.at(-1)).toBe('11 passed, 0 failed')
    expect(printed.some((line) => /^✓ unit .*\d\.\d s .*5 passed, 0 failed$/.test(line))).toBe(true)

    expect(await runAll()).toBe(0)
    expect(printed.filter((line) => line.startsWith('✓')).every((line) => line.includes('cached'))).toBe(true)
    expect(printed.at(-1)).toBe('11 passed, 0 failed')
  })

  it('runs all steps even if some fail, names what failed, and counts no report of an earlier run', async () => {
    mkdirSync(path.join(root, '.results'))
    write({
      '.results/stories.ndjson': textOfReport(report(3)),
      'lint.mjs': 'process.exitCode = 1',
      'build.mjs': 'process.exitCode = 1',
      'unit.mjs': testing('unit', report(4, 1), 1),
      'stories.mjs': 'process.exitCode = 1',
    })
    expect(await runAll()).toBe(1)
    // Passed: format and four tests. Failed: lint, the budget that waits for the build, one test, and the stories, which died.
    expect(printed.at(-1)).toBe('5 passed, 4 failed')
    expect(printed).toContain('✗ lint')
    expect(printed.join('\n')).toContain(
      '    a.test.ts › test 4\n        expected 1\n        again: npm run unit -- a.test.ts',
    )
    expect(printed.join('\n')).toContain('✓ format')
  })

  it('waits for another run in the same clone, and counts what both find', async () => {
    const lines: string[][] = [[], []]
    const runs = lines.map((own) => runStages(STAGES, root, { log: (line) => own.push(line), output: 'ignore' }))
    expect(await Promise.all(runs)).toEqual([0, 0])
    expect(lines.map((own) => own.at(-1))).toEqual(['11 passed, 0 failed', '11 passed, 0 failed'])
    // It finds the results of the other in the cache.
    const waiting = `Another test run works in this clone (process ${process.pid}). Waiting until it ends …`
    const waited = lines.filter((own) => own[0] === waiting)
    expect(waited).toHaveLength(1)
    expect(waited[0]?.filter((line) => line.includes('cached'))).toHaveLength(5)
  })

  it('counts every step as failed when the task runner itself gives up', async () => {
    write({ 'turbo.json': '{ "tasks": { "//#format": { "dependsOn": ["//#missing"] } } }' })
    expect(await runAll()).toBe(1)
    expect(printed.at(-1)).toBe('0 passed, 5 failed')
  })
})

describe('the requirement rows', () => {
  const judgeRows = (): Verdict => ({
    step: { name: 'requirement rows', tasks: [] },
    passed: 0,
    failed: 2,
    skipped: 0,
    time: 0,
    isCached: false,
    failures: [],
    flaky: [],
    reasons: ['No passed test shows USER-01', 'No passed test shows USER-02'],
  })

  it('that no test shows count as failed in a run that is green otherwise', async () => {
    expect(await runAll({ judgeRows })).toBe(1)
    expect(printed).toContain('    No passed test shows USER-02')
    expect(printed.at(-1)).toBe('11 passed, 2 failed')
  })

  it('are not judged, and the run says so, when a stage did not run', async () => {
    await runAll({ judgeRows, prepareBrowser: async () => 'There is no browser for the tests.' })
    expect(printed).toContain('The requirement rows were not judged, because not every stage ran.')
    expect(printed.at(-1)).toBe('8 passed, 1 failed')
  })
})

/** Ends the task runner that started a script, without a chance to say anything. */
const KILL_RUNNER = `
import { readFileSync } from 'node:fs'
const of = (pid, file) => readFileSync('/proc/' + pid + '/' + file, 'utf8')
let pid = process.ppid
while (!of(pid, 'cmdline').includes('--summarize')) pid = /PPid:\\s+(\\d+)/.exec(of(pid, 'status'))[1]
process.kill(Number(pid), 'SIGKILL')
`

describe('a step that ends otherwise than its report says', () => {
  it.runIf(process.platform === 'linux').each([
    ['is killed after a complete report', testing('unit', report(5), 0, "process.kill(process.pid, 'SIGKILL')"), 11, 1],
    ['takes the task runner down with it', testing('unit', report(5), 0, KILL_RUNNER), 8, 4],
  ])('fails when it %s', async (_what, script, passed, failed) => {
    write({ 'unit.mjs': script })
    expect(await runAll()).toBe(1)
    expect(printed.at(-1)).toBe(`${passed} passed, ${failed} failed`)
  })

  it('fails even if it prints the last line of a passed run', async () => {
    const script = `import { runStages } from ${JSON.stringify(new URL('run-stages.mjs', import.meta.url).href)}
process.exitCode = await runStages(${JSON.stringify(STAGES)}, process.cwd(), { isRepeating: true })`
    const printing = (lines: Line[], code: number) =>
      testing('stories', lines, code, "console.log('99 passed, 0 failed')")
    write({
      ...repeating(printing(report(2, 1), 1), printing(report(2, 1), 1)),
      'unit.mjs': "console.log('99 passed, 0 failed')",
    })
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' })
    expect(run.status).toBe(1)
    expect(run.stdout).toContain('\n99 passed, 0 failed\n')
    expect(run.stdout.trimEnd().split('\n').at(-1)).toBe('5 passed, 2 failed')
  })
})

describe('a failed test', () => {
  it('that passes when its file is repeated is listed and counted as flaky, and fails nothing', async () => {
    write(repeating(testing('stories', report(2, 1), 1), testing('stories', report(3), 0)))
    expect(await runAll()).toBe(0)
    const flaky = printed.indexOf('Flaky (failed, then passed when their whole file was repeated):')
    expect(printed.slice(flaky + 1)).toEqual([
      '~ stories',
      '    a.test.ts › test 2',
      '        expected 1',
      '        again: npm run stories -- a.test.ts',
      '',
      '1 flaky among the passed (see above)',
      '11 passed, 0 failed',
    ])
  })

  it('that fails after another test of its file fails again, because its whole file is repeated', async () => {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
    write({
      'stories.mjs': "process.argv.splice(2, 0, 'run')\nawait import('./node_modules/vitest/vitest.mjs')",
      'vitest.config.mjs': `export default { test: {
  name: 'stories', reporters: [${JSON.stringify(path.join(ROOT, 'scripts/runner/vitest-report.mjs'))}],
} }`,
      'a.test.mjs': `import { expect, it } from 'vitest'
let count = 0
it('counts', () => { count += 1 })
it('is alone', () => { expect(count).toBe(0) })`,
    })
    expect(await runAll()).toBe(1)
    expect(printed).toContain('stories: repeating a.test.mjs once …')
    expect(printed.slice(-3)).toEqual([
      expect.stringContaining('again: npm run stories -- a.test.mjs'),
      '',
      '9 passed, 1 failed',
    ])
  })

  it('is not repeated in a tool that died of a signal', async () => {
    write(repeating(testing('stories', report(2, 1), 139), testing('stories', report(8), 0)))
    expect(await runAll()).toBe(1)
    expect(printed).toContain('stories: nothing is repeated, because the run is incomplete.')
  })

  it('is not repeated in a step that does not allow it, nor outside of CI', async () => {
    write({ 'unit.mjs': testing('unit', report(4, 1), 1), ...repeating(testing('stories', report(2, 1), 1), '') })
    expect(await runAll({ isRepeating: false })).toBe(1)
    expect(printed.join('\n')).not.toContain('repeat')
    expect(printed.at(-1)).toBe('9 passed, 2 failed')
  })
})

/** The ids of the processes whose environment names this test's folder. */
const processesOf = (folder: string) =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, 'utf8').includes(`MARK=${folder}`)
    } catch {
      return false
    }
  })

/** Never gives the processor back, after it has started a child that would outlive it. */
const HUNG = `
import { spawn } from 'node:child_process'
spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
  detached: true, stdio: 'ignore', env: { ...process.env, MARK: process.cwd() },
}).unref()
for (;;);
`

describe.runIf(process.platform === 'linux')('a tool that hangs', () => {
  const hung = [...tests(1), { started: 'b.test.ts' } as const]

  it.each([
    ['named with the file that ran', textOfReport(hung), ' Running: b.test.ts.'],
    ['even if its report is broken', 'half a line\n', ''],
  ])(
    'is ended with all that it started, %s, and the other steps still run',
    async (_how, text, running) => {
      write({ 'unit.mjs': leaving('unit', text) + HUNG })
      expect(await runAll()).toBe(1)
      expect(printed).toContain(`    No test finished for 2 s, so it was ended.${running}`)
      expect(printed.join('\n')).toMatch(/✓ stories/)
      // The system removes a process a moment after it was killed.
      await expect.poll(() => processesOf(root)).toEqual([])
    },
    60_000,
  )

  it('is ended by an interruption, which says so and fails', async () => {
    write({ 'unit.mjs': testing('unit', hung, 0, HUNG) })
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 1500)
    expect(await runAll({ signal: controller.signal })).toBe(130)
    expect(printed.join('\n')).toContain('✗ Interrupted by the caller: what follows did not run.')
    expect(printed.join('\n')).not.toMatch(/stories/)
    expect(printed.at(-1)).toMatch(/^\d passed, [1-9] failed$/)
    await expect.poll(() => processesOf(root)).toEqual([])
  }, 60_000)
})

describe('a browser that cannot be installed', () => {
  it('fails the run with its reason before the stage that needs it', async () => {
    expect(await runAll({ prepareBrowser: async () => 'There is no browser for the tests.' })).toBe(1)
    expect(printed).toContain('✗ There is no browser for the tests.')
    expect(printed.at(-1)).toBe('8 passed, 1 failed')
  })

  it('is still awaited when the run is interrupted during its installation', async () => {
    const controller = new AbortController()
    let hasEnded = false
    const prepareBrowser = (_root: string, signal: AbortSignal) =>
      new Promise<string>((resolve) => {
        signal.addEventListener('abort', () =>
          setImmediate(() => {
            hasEnded = true
            resolve('The installation was interrupted.')
          }),
        )
        controller.abort()
      })
    expect(await runAll({ prepareBrowser, signal: controller.signal })).toBe(130)
    expect(hasEnded).toBe(true)
  })
})
