import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runStages } from './run-stages.mjs'

const REPORT = (passed: number, failed: number) => {
  const tests = [...Array<string>(passed).fill('passed'), ...Array<string>(failed).fill('failed')]
  const assertionResults = tests.map((status, place) => ({ status, fullName: `test ${place}` }))
  return JSON.stringify({
    numTotalTests: tests.length,
    testResults: [{ name: 'a', status: 'passed', assertionResults }],
  })
}

/** A script that leaves a report and ends with a code. */
const testing = (name: string, report: string, code: number) =>
  `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('.results', { recursive: true })
writeFileSync('.results/${name}.json', ${JSON.stringify(report)})
process.exitCode = ${code}
`

/** The same kind of steps as those of this repository, each in a moment, run by the real Turborepo. */
const STAGES = [
  {
    concurrency: 2,
    steps: [
      { name: 'format', tasks: ['format'] },
      { name: 'lint', tasks: ['lint'] },
      { name: 'budget', tasks: ['budget'] },
      { name: 'unit', tasks: ['unit'], results: '.results/unit.json' },
    ],
  },
  { concurrency: 1, steps: [{ name: 'stories', tasks: ['stories'], results: '.results/stories.json' }] },
]

let root: string
let printed: string[]

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text)
}

const runAll = async () => {
  printed = []
  return runStages(STAGES, root, { log: (line) => printed.push(line), output: 'ignore' })
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-runner-')))
  const scripts = Object.fromEntries(
    ['format', 'lint', 'build', 'budget', 'unit', 'stories'].map((name) => [name, `node ${name}.mjs`]),
  )
  const inputs = (name: string) => ({ inputs: [`${name}.mjs`], outputs: [`.results/${name}.json`] })
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
    'unit.mjs': testing('unit', REPORT(5, 0), 0),
    'stories.mjs': testing('stories', REPORT(3, 0), 0),
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
      '.results/stories.json': REPORT(3, 0),
      'lint.mjs': 'process.exitCode = 1',
      'build.mjs': 'process.exitCode = 1',
      'unit.mjs': testing('unit', REPORT(4, 1), 1),
      'stories.mjs': 'process.exitCode = 1',
    })
    expect(await runAll()).toBe(1)
    // Passed: format and four tests. Failed: lint, the budget that waits for the build, one test, and the stories, which died.
    expect(printed.at(-1)).toBe('5 passed, 4 failed')
    expect(printed).toContain('✗ lint')
    expect(printed).toContain('    a › test 4')
    expect(printed.join('\n')).toContain('✓ format')
  })

  it('counts every step as failed when the task runner itself gives up', async () => {
    write({ 'turbo.json': '{ "tasks": { "//#format": { "dependsOn": ["//#missing"] } } }' })
    expect(await runAll()).toBe(1)
    expect(printed.at(-1)).toBe('0 passed, 5 failed')
  })
})
