import { describe, expect, it } from 'vitest'
import { isRepeatable, judgeStep, mergeRepeat, MOST_REPEATED, type TaskRun } from './judge-step.mjs'
import { readReport, textOfReport, type Report, type TestRecord } from './report.mjs'
import type { Step } from './steps.mjs'

const CHECK: Step = { name: 'lint', tasks: ['lint'] }
const TESTS: Step = {
  name: 'unit',
  tasks: ['test:unit'],
  tests: { report: 'unit', stallMs: 1000, isRepeated: false },
}

const run = (state: TaskRun['state'], rest: Partial<TaskRun> = {}): TaskRun => ({
  id: 'lint',
  task: 'lint',
  state,
  ...(state === 'failed' && { exitCode: 1 }),
  isCached: false,
  start: 1000,
  end: 3500,
  ...rest,
})

const records = (count: number, status: TestRecord['status'], rest: Partial<TestRecord> = {}): TestRecord[] =>
  Array.from({ length: count }, (_, place) => ({
    file: 'a.test.ts',
    titles: [`${status} ${place}`],
    rows: [],
    status,
    ...rest,
  }))

const reportOf = (passed: number, failed = 0, rest: Partial<Report> = {}): Report => ({
  tests: [...records(passed, 'passed'), ...records(failed, 'failed', { message: 'expected 1 to be 2' })],
  errors: [],
  running: [],
  end: 'finished',
  ...rest,
})

const textOf = ({ tests, errors, running, end }: Report) =>
  textOfReport([
    ...running.map((started) => ({ started })),
    ...tests.map((test) => ({ test })),
    ...errors.map((error) => ({ error })),
    ...(end === undefined ? [] : [{ end }]),
  ])

describe('a step without tests', () => {
  it('counts one passed when it passes, with its time', () => {
    expect(judgeStep(CHECK, [run('passed')], undefined)).toMatchObject({
      passed: 1,
      failed: 0,
      time: 2500,
      reasons: [],
    })
  })
  it('counts one failed when it fails', () => {
    const verdict = judgeStep(CHECK, [run('failed')], undefined)
    expect(verdict).toMatchObject({ passed: 0, failed: 1, reasons: ['lint failed (exit code 1).'] })
  })
  it('counts one failed when one of its packages fails, however many pass', () => {
    const verdict = judgeStep(CHECK, [run('passed'), run('failed'), run('failed')], undefined)
    expect(verdict).toMatchObject({ passed: 0, failed: 1 })
  })
  it('counts one failed when it was not run', () => {
    expect(judgeStep(CHECK, [run('passed'), run('not run')], undefined)).toMatchObject({ passed: 0, failed: 1 })
    expect(judgeStep(CHECK, [], undefined)).toMatchObject({ passed: 0, failed: 1 })
  })
  it('takes no time when it comes out of the cache', () => {
    expect(judgeStep(CHECK, [run('passed', { isCached: true })], undefined)).toMatchObject({ isCached: true, time: 0 })
  })
})

describe('a step of tests', () => {
  it('counts its tests', () => {
    const verdict = judgeStep(TESTS, [run('passed')], textOf(reportOf(12)))
    expect(verdict).toMatchObject({ passed: 12, failed: 0, reasons: [] })
  })
  it('names its failed tests, counts those that passed, and says no more', () => {
    const verdict = judgeStep(TESTS, [run('failed')], textOf(reportOf(11, 2)))
    expect(verdict).toMatchObject({ passed: 11, failed: 2, reasons: [] })
    expect(verdict.failures.map(({ titles }) => titles)).toEqual([['failed 0'], ['failed 1']])
  })
  it('fails when the tool fails although every test passed', () => {
    const verdict = judgeStep(TESTS, [run('failed')], textOf(reportOf(12)))
    expect(verdict).toMatchObject({ passed: 12, failed: 1, reasons: ['lint failed (exit code 1).'] })
  })
  it('fails when the tool passes although a test failed', () => {
    expect(judgeStep(TESTS, [run('passed')], textOf(reportOf(12, 1)))).toMatchObject({ passed: 12, failed: 1 })
  })
  it('fails for an error outside of any test, and says it', () => {
    const text = textOf(reportOf(12, 0, { errors: ['b.test.ts: Cannot find module'] }))
    expect(judgeStep(TESTS, [run('failed')], text)).toMatchObject({
      passed: 12,
      failed: 1,
      reasons: ['b.test.ts: Cannot find module'],
    })
  })
  it('fails when it found no test, even if it says why some did not run', () => {
    const nothingToRun = 'There are no pictures of this browser.'
    const none = textOfReport([{ nothingToRun }, { end: 'finished' }])
    expect(judgeStep(TESTS, [run('passed')], none)).toMatchObject({ failed: 1, reasons: ['It found no test.'] })
    const some = `${textOfReport([{ nothingToRun }])}${textOf(reportOf(3))}`
    expect(judgeStep(TESTS, [run('passed')], some)).toMatchObject({ passed: 3, failed: 0, note: nothingToRun })
  })
  it.each([
    ['left no report', undefined, 0, 'It left no report of its tests.'],
    ['left a line that cannot be read', textOf(reportOf(3)).slice(5), 0, 'Its report cannot be read: '],
    [
      'left half of the last line',
      textOf(reportOf(3)).slice(0, -5),
      3,
      'It ended before its tests did, after 3 tests.',
    ],
    [
      'ended in the middle of a file',
      textOf(reportOf(3, 0, { running: ['b.test.ts'] })),
      3,
      'It ended before its tests did, after 3 tests. Running at that moment: b.test.ts.',
    ],
    ['shared its report with another run', textOf(reportOf(3)).repeat(2), 0, 'Its report cannot be read: Line 5 '],
    [
      'shared its report with tests started by hand',
      `${textOfReport([{ alone: true }])}${textOf(reportOf(3))}`,
      3,
      'Tests that were started by hand wrote over its report.',
    ],
  ])('fails when it %s, although the tool passed', (_what, text, passed, reason) => {
    const verdict = judgeStep(TESTS, [run('passed')], text)
    expect(verdict).toMatchObject({ passed, failed: 1, reasons: [expect.stringContaining(reason)] })
  })
  it('fails when the tool died, was interrupted or ran out of time, and names what was running', () => {
    const cut = (end: Report['end']) => textOf({ ...reportOf(3), running: ['b.test.ts'], end })
    expect(judgeStep(TESTS, [run('failed')], cut(undefined))).toMatchObject({
      passed: 3,
      failed: 1,
      reasons: ['It ended before its tests did, after 3 tests. Running at that moment: b.test.ts.'],
    })
    expect(judgeStep(TESTS, [run('failed')], cut('timed out')).reasons[0]).toContain('It was timed out')
    expect(judgeStep(TESTS, [run('failed')], cut('interrupted')).reasons[0]).toContain('It was interrupted')
  })
  it('fails when the tool crashed after its tests, flaky ones or not', () => {
    const [flaky] = records(1, 'passed', { isFlaky: true })
    const text = textOf({ ...reportOf(3), tests: flaky === undefined ? [] : [flaky] })
    expect(judgeStep(TESTS, [run('failed', { exitCode: 134 })], text)).toMatchObject({
      failed: 1,
      reasons: ['lint failed (exit code 134).'],
    })
    expect(judgeStep(TESTS, [run('failed')], text)).toMatchObject({ passed: 1, failed: 0, reasons: [] })
  })
})

describe('whether failed tests are repeated', () => {
  const FAILED = [run('failed')]
  it('is so for up to five in a complete run', () => {
    expect(isRepeatable(reportOf(3, 1), FAILED)).toBe(true)
    expect(isRepeatable(reportOf(3, MOST_REPEATED), FAILED)).toBe(true)
    expect(isRepeatable(reportOf(3, MOST_REPEATED + 1), FAILED)).toBe(false)
    expect(isRepeatable(reportOf(3), FAILED)).toBe(false)
  })
  it.each<[string, Partial<Report>]>([
    ['a time limit for the whole run', { end: 'timed out' }],
    ['an interruption', { end: 'interrupted' }],
    ['a crash', { end: undefined }],
    ['a file that cannot be loaded', { errors: ['b.stories.tsx: SyntaxError'] }],
  ])('is not so after %s', (_name, rest) => {
    expect(isRepeatable(reportOf(3, 1, rest), FAILED)).toBe(false)
  })
  it('is false when a signal ended the tool, or turbo died', () => {
    expect(isRepeatable(reportOf(3, 1), [run('failed', { exitCode: 139 })])).toBe(false)
    expect(isRepeatable(reportOf(3, 1), [])).toBe(false)
  })
})

describe('a repeat', () => {
  const first = reportOf(1, 2)
  const again = (...status: TestRecord['status'][]): TestRecord[] =>
    status.map((state, place) => ({ file: 'a.test.ts', titles: [`failed ${place}`], rows: [], status: state }))

  it('marks failed tests that passed later as flaky, with the message of their failure', () => {
    const { tests } = mergeRepeat(first, { ...reportOf(1), tests: again('passed', 'passed') })
    const flaky = { file: 'a.test.ts', rows: [], status: 'passed', isFlaky: true, message: 'expected 1 to be 2' }
    expect(tests).toEqual([
      { file: 'a.test.ts', titles: ['passed 0'], rows: [], status: 'passed' },
      { ...flaky, titles: ['failed 0'] },
      { ...flaky, titles: ['failed 1'] },
    ])
  })
  it('when a test failed again, leaves all failed tests of its file failed, but not those of other files', () => {
    const other: TestRecord = { file: 'b.test.ts', titles: ['failed 2'], rows: [], status: 'failed' }
    const two = { ...first, tests: [...first.tests, other] }
    const { tests } = mergeRepeat(two, {
      ...reportOf(0),
      tests: [...again('passed', 'failed'), { ...other, status: 'passed' }],
    })
    expect(tests).toEqual([...first.tests, { ...other, status: 'passed', isFlaky: true }])
  })
  it('leaves a test failed that did not run again, or was skipped', () => {
    expect(mergeRepeat(first, { ...reportOf(0), tests: again('skipped') })).toEqual(first)
  })
  it.each<[string, Partial<Report>]>([
    ['did not get to its end', { end: undefined }],
    ['had an error outside of its tests', { errors: ['Unhandled'] }],
  ])('says nothing when it %s', (_name, rest) => {
    expect(mergeRepeat(first, { ...reportOf(0), tests: again('passed', 'passed'), ...rest })).toEqual(first)
  })
  it('is read back from the merged report', () => {
    const merged = mergeRepeat(first, { ...reportOf(0), tests: again('passed', 'passed') })
    expect(readReport(textOf(merged)).tests.filter(({ isFlaky }) => isFlaky)).toHaveLength(2)
  })
})
