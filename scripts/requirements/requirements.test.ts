import { mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { textOfReport, type Line, type TestRecord } from '../runner/report.mjs'
import { describeRows } from './describe-rows.mjs'
import { judgeRows } from './judge-rows.mjs'
import { readRows } from './read-rows.mjs'

const ROWS = `# Users (USER)

- **USER-01** A user has a name\\
  user entity (§3) · domain rule
- **USER-02** **DECISION** Names are trimmed\\
  user form (§5) · domain rule
`
const REPORTS = ['unit', 'journeys']

let root: string
const fileOf = (name: string) => path.join(root, name)
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), text)
}
const ran = (title: string, rows: string[], status: TestRecord['status'] = 'passed'): Line => ({
  test: { file: 'a.test.ts', titles: ['users', title], rows, status },
})
/** Writes both reports, the tests in the first. */
const leave = (...tests: Line[]) => {
  write('.results/unit.ndjson', textOfReport([...tests, { end: 'finished' }]))
  write('.results/journeys.ndjson', textOfReport([{ end: 'finished' }]))
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sitewright-rows-'))
  write('docs/requirements/README.md', '- **no row**, but an explanation\n')
  write('docs/requirements/identity/users.md', ROWS)
  write('a.test.ts', '')
  leave(ran('has a name [USER-01]', ['USER-01']), ran('trims [USER-02]', ['USER-02']))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('the rows', () => {
  it('are read with their texts and places', () => {
    expect(readRows(root)).toEqual({
      rows: [
        { id: 'USER-01', text: 'A user has a name', place: 'docs/requirements/identity/users.md:3' },
        { id: 'USER-02', text: '**DECISION** Names are trimmed', place: 'docs/requirements/identity/users.md:5' },
      ],
      faults: [],
    })
  })

  it.each([
    ['- **USER-02** Again', 'uses USER-02 again, which is at docs/requirements/identity/users.md:5.'],
    ['- **USER-00** Too late', 'is out of order: USER-00.'],
    ['- **USER-3** One digit', 'is not a row: it must begin with "- **ID**".'],
    ['* **USER-03** Another bullet', 'is not a row: it must begin with "- **ID**".'],
  ])('are refused after %s', (line, fault) => {
    write('docs/requirements/identity/users.md', `${ROWS}${line}\n`)
    expect(readRows(root).faults).toEqual([`docs/requirements/identity/users.md:7 ${fault}`])
    expect(judgeRows(root, REPORTS).failed).toBe(1)
  })

  it('must exist', () => {
    write('docs/requirements/identity/users.md', '# Users\n')
    expect(readRows(root).faults).toHaveLength(1)
  })
})

describe('the judgment of a whole run', () => {
  it('passes when a passed test shows each row', () => {
    expect(judgeRows(root, REPORTS)).toMatchObject({ passed: 1, failed: 0, reasons: [] })
  })

  it.each(['failed', 'skipped'] as const)('fails for a row that only a %s test shows', (status) => {
    leave(ran('has a name [USER-01]', ['USER-01']), ran('trims [USER-02]', ['USER-02'], status))
    expect(judgeRows(root, REPORTS)).toMatchObject({
      passed: 0,
      failed: 1,
      reasons: ['No passed test shows USER-02: **DECISION** Names are trimmed (docs/requirements/identity/users.md:5)'],
    })
  })

  it('fails for a name of a row that does not exist, with the test', () => {
    leave(ran('works', ['USER-01', 'USER-02', 'USER-03']))
    expect(judgeRows(root, REPORTS).reasons).toEqual([
      'There is no row USER-03, which this test names: a.test.ts › users › works',
    ])
  })

  it.each<[string, () => void, string]>([
    ['missing', () => rmSync(fileOf('.results/unit.ndjson')), 'is missing: its tests did not run.'],
    [
      'cut off',
      () => truncateSync(fileOf('.results/unit.ndjson'), 60),
      'is cut off: the run ended before its tests did.',
    ],
    ['damaged', () => write('.results/unit.ndjson', '{"test":{"file":"a.test.ts"\n'), 'cannot be read: '],
    [
      'of another version',
      () => write('.results/unit.ndjson', '{"test":{"file":"a.test.ts","titles":["a"],"status":"passed"}}\n'),
      'cannot be read: Line 1 is no line of a report.',
    ],
    [
      'of tests that were started by hand',
      () => write('.results/unit.ndjson', textOfReport([{ alone: true }, { end: 'finished' }])),
      'is of tests that were started by hand, perhaps not all of them.',
    ],
    [
      'older than a test',
      () => utimesSync(fileOf('.results/unit.ndjson'), 0, 0),
      'is of an older run: a.test.ts has changed since.',
    ],
    [
      'of a test that was removed',
      () => rmSync(fileOf('a.test.ts')),
      'is of an older run: a.test.ts has changed since.',
    ],
  ])('fails without judging when a report is %s', (_name, spoil, fault) => {
    spoil()
    const { failed, reasons } = judgeRows(root, REPORTS)
    expect(failed).toBe(1)
    expect(reasons).toEqual([expect.stringContaining(`Not judged: .results/unit.ndjson ${fault}`)])
    expect(describeRows(root, [], REPORTS).faults[0]).toContain(`.results/unit.ndjson ${fault}`)
  })
})

describe('npm run requirements', () => {
  it('prints each row with its tests and their outcome', () => {
    leave(ran('has a name [USER-01]', ['USER-01']), ran('keeps it [USER-01]', ['USER-01'], 'failed'))
    expect(describeRows(root, ['USER-01..USER-02'], REPORTS)).toEqual({
      lines: [
        'USER-01 A user has a name (docs/requirements/identity/users.md:3)',
        '  passed  a.test.ts › users › has a name',
        '  failed  a.test.ts › users › keeps it',
        'USER-02 **DECISION** Names are trimmed (docs/requirements/identity/users.md:5)',
        '  no test in the last results',
      ],
      faults: [],
    })
  })

  it('rejects an unknown row', () => {
    expect(describeRows(root, ['USER-01,USER-09', 'x'], REPORTS)).toMatchObject({
      lines: [expect.stringContaining('USER-01'), '  passed  a.test.ts › users › has a name'],
      faults: ['There is no row USER-09.', 'There is no row x.'],
    })
  })

  it('prints a summary without a row', () => {
    leave(ran('has a name [USER-01]', ['USER-01']))
    const { lines, faults } = describeRows(root, [], REPORTS)
    expect(lines).toEqual(['2 rows, 1 shown by a passed test in the last results.'])
    expect(faults).toEqual([expect.stringContaining('No passed test shows USER-02')])
  })
})
