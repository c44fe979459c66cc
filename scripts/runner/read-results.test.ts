import { describe, expect, it } from 'vitest'
import { readResults } from './read-results.mjs'

const file = (name: string, status: string, tests: [title: string, status: string][]) => ({
  name,
  status,
  assertionResults: tests.map(([fullName, state]) => ({ fullName, status: state })),
})
const vitest = (...testResults: object[]) => JSON.stringify({ numTotalTests: 0, testResults })

const playwright = (stats: object, suites: object[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors: [], suites })

describe('reading a report of Vitest', () => {
  it('counts what passed, failed and was skipped', () => {
    const report = vitest(
      file('a.test.ts', 'passed', [
        ['adds', 'passed'],
        ['waits', 'pending'],
      ]),
      file('b.test.ts', 'failed', [
        ['takes', 'failed'],
        ['gives', 'passed'],
      ]),
    )
    expect(readResults(report)).toEqual({ passed: 2, failed: 1, skipped: 1, failures: ['b.test.ts › takes'] })
  })

  it('counts a file that did not load as one failed', () => {
    const report = vitest(
      file('/site/packages/a.test.ts', 'failed', []),
      file('b.test.ts', 'passed', [['adds', 'passed']]),
    )
    expect(readResults(report)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts (the file failed as a whole)'],
    })
  })
})

describe('reading a report of Playwright', () => {
  it('counts what passed and failed, with the titles of the failed', () => {
    const spec = (title: string, ok: boolean) => ({ title, ok })
    const suites = [
      { title: 'users.spec.ts', suites: [{ title: 'list', specs: [spec('shows', true), spec('filters', false)] }] },
    ]
    expect(readResults(playwright({ expected: 1, unexpected: 1 }, suites))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: ['users.spec.ts › list › filters'],
    })
  })

  it('counts a test that passed only when it was repeated as failed', () => {
    expect(readResults(playwright({ expected: 3, flaky: 1 }))).toMatchObject({ passed: 3, failed: 1 })
  })
})

it('refuses a report of something else', () => {
  expect(() => readResults('{}')).toThrow(/neither/)
  expect(() => readResults('half a repo')).toThrow(SyntaxError)
})
