import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readReport, reportFile, startReport, textOfReport, type TestRecord } from './report.mjs'

const TEST: TestRecord = { file: 'a.test.ts', titles: ['sums', 'adds'], rows: ['USER-01'], status: 'passed' }

describe('reading a report', () => {
  it('tells the tests, the errors and the end', () => {
    const text = textOfReport([
      { started: 'a.test.ts' },
      { test: TEST },
      { error: 'b.test.ts: no such module' },
      { ended: 'a.test.ts' },
      { end: 'finished' },
    ])
    expect(readReport(text)).toEqual({
      tests: [TEST],
      errors: ['b.test.ts: no such module'],
      running: [],
      end: 'finished',
    })
  })

  it('has no end and names what was running when the tool died in the middle of a line', () => {
    const text = textOfReport([{ started: 'a.test.ts' }, { test: TEST }, { end: 'finished' }])
    expect(readReport(text.slice(0, -3))).toEqual({ tests: [TEST], errors: [], running: ['a.test.ts'] })
  })

  it('refuses a text that is no report', () => {
    expect(() => readReport('{}\n')).toThrow('Line 1 is no line of a report.')
    expect(() => readReport('half a rep\n')).toThrow(SyntaxError)
    const two = textOfReport([{ end: 'finished' }, { test: TEST }])
    expect(() => readReport(two)).toThrow('Line 2 follows the end: two runs wrote this report.')
  })
})

describe('writing a report', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sitewright-report-'))
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(root, { recursive: true, force: true })
  })

  it('replaces an older one and appends each line at once', () => {
    const file = reportFile(root, 'unit')
    startReport(file)({ error: 'old' })
    const append = startReport(file)
    append({ test: TEST })
    expect(readReport(readFileSync(file, 'utf8')).tests).toEqual([TEST])
    expect(readReport(readFileSync(file, 'utf8')).errors).toEqual([])
  })

  it('says when the tests were started by hand, without Turborepo', () => {
    const isAlone = (hash: string | undefined) => {
      vi.stubEnv('TURBO_HASH', hash)
      startReport(reportFile(root, 'unit'))({ end: 'finished' })
      return readReport(readFileSync(reportFile(root, 'unit'), 'utf8')).isAlone
    }
    expect(isAlone(undefined)).toBe(true)
    expect(isAlone('f09b987bcaab562d')).toBeUndefined()
  })

  it.runIf(process.platform === 'linux')('fails where the disk is full', () => {
    const file = path.join(root, 'unit.ndjson')
    // A device that is always full.
    symlinkSync('/dev/full', file)
    expect(() => startReport(file)({ test: TEST })).toThrow('ENOSPC')
  })
})
