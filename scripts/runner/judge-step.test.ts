import { describe, expect, it } from 'vitest'
import { judgeStep, type TaskRun } from './judge-step.mjs'

const CHECK = { name: 'lint', tasks: ['lint'] }
const TESTS = { name: 'unit', tasks: ['test:unit'], results: '.results/unit.json' }

const run = (state: TaskRun['state'], rest: Partial<TaskRun> = {}): TaskRun => ({
  id: 'lint',
  task: 'lint',
  state,
  isCached: false,
  start: 1000,
  end: 3500,
  ...rest,
})

function report(passed: number, failed = 0) {
  const tests = (count: number, status: string) =>
    Array.from({ length: count }, (_, place) => ({ status, fullName: `${status} ${place}` }))
  const assertionResults = [...tests(passed, 'passed'), ...tests(failed, 'failed')]
  return JSON.stringify({
    numTotalTests: 1,
    testResults: [{ name: 'a', status: failed ? 'failed' : 'passed', assertionResults }],
  })
}

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
    expect(judgeStep(CHECK, [run('failed')], undefined)).toMatchObject({
      passed: 0,
      failed: 1,
      reasons: ['lint failed'],
    })
  })
  it('counts one failed when one of its packages fails, however many pass', () => {
    expect(judgeStep(CHECK, [run('passed'), run('failed'), run('failed')], undefined)).toMatchObject({
      passed: 0,
      failed: 1,
    })
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
    expect(judgeStep(TESTS, [run('passed')], report(12))).toMatchObject({ passed: 12, failed: 0, reasons: [] })
  })
  it('counts its failed tests and keeps those that passed', () => {
    const verdict = judgeStep(TESTS, [run('failed')], report(11, 2))
    expect(verdict).toMatchObject({ passed: 11, failed: 2 })
    expect(verdict.reasons).toEqual(['a › failed 0', 'a › failed 1', 'lint failed'])
  })
  it('counts one failed when the tool fails although every test passed', () => {
    expect(judgeStep(TESTS, [run('failed')], report(12))).toMatchObject({ passed: 12, failed: 1 })
  })
  it('counts one failed when the tool passes although a test failed', () => {
    expect(judgeStep(TESTS, [run('passed')], report(12, 1))).toMatchObject({ passed: 12, failed: 1 })
  })
  it('fails when it found no test', () => {
    expect(judgeStep(TESTS, [run('passed')], report(0))).toMatchObject({
      passed: 0,
      failed: 1,
      reasons: ['it found no test'],
    })
  })
  it('fails when it left no report', () => {
    expect(judgeStep(TESTS, [run('passed')], undefined)).toMatchObject({ passed: 0, failed: 1 })
  })
  it('fails when its report was cut off', () => {
    expect(judgeStep(TESTS, [run('passed')], report(3).slice(0, 40))).toMatchObject({ passed: 0, failed: 1 })
  })
})
