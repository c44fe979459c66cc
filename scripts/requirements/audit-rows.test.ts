import { describe, expect, it } from 'vitest'
import { auditRows } from './audit-rows.mjs'
import { expandIds } from './expand-ids.mjs'
import { marksOf } from './find-marks.mjs'
import { callOf, callsIn } from './read-calls.mjs'
import { rowsOf } from './read-rows.mjs'
import { renderCoverage } from './render-coverage.mjs'

const ROWS = `# Users (USER)

- **USER-01** User has a name\\
  user entity (§3) · domain rule
- **USER-02** **DECISION** Names are trimmed\\
  user form (§5) · domain rule
- **USER-03** Names are unique\\
  user form (§5) · gateway
- **API2-01** Two bases exist\\
  api-client (§7) · api-client
`
const areas = [{ title: 'Users (USER)', file: 'identity/users.md', rows: rowsOf(ROWS) }]
const known = areas.flatMap((area) => area.rows.map((row) => row.id))
const mark = (title: string, ...entries: string[]) => ({
  title,
  entries,
  file: 'packages/domain/src/users/rules.test.ts',
})

describe('rows', () => {
  it('are read with their ids and texts', () => {
    expect(rowsOf(ROWS)).toEqual([
      { id: 'USER-01', text: 'User has a name' },
      { id: 'USER-02', text: '**DECISION** Names are trimmed' },
      { id: 'USER-03', text: 'Names are unique' },
      { id: 'API2-01', text: 'Two bases exist' },
    ])
  })

  it('are named one by one and by ranges', () => {
    expect(expandIds(['USER-01..USER-03', 'API2-01'], known)).toEqual({ ids: known, faults: [] })
  })

  it.each(['USER-09', 'USER-01..USER-09', 'USER-03..USER-01', 'USER-01..API2-01'])('are not named by %s', (entry) => {
    expect(expandIds([entry], known)).toEqual({ ids: [], faults: [entry] })
  })
})

describe('calls', () => {
  it.each([
    ["method: 'GET',\n    path: '/users/:username/addons',", ['get users/*/addons']],
    ["method: 'GET', path: `/verifysession/${SESSION_VERSION}`,", ['get verifysession/*']],
    ["path: '/users'", []],
  ])('are found in %s', (text, calls) => {
    expect(callsIn(text)).toEqual(calls)
  })

  it.each([
    ['GET users/{username}/addons — add-ons of a user', 'get users/*/addons'],
    ['GET verifysession/3 — session check with version 3', 'get verifysession/*'],
    ['GET projects/{id}/users?getActive=true — suggestions', 'get projects/*/users'],
    ['GET license/{licenseId}/configs returns the configs', 'get license/*/configs'],
    ['**DECISION** PATCH adds several reports at once', undefined],
    ['GET and PUT are the same', undefined],
    ['Two bases exist', undefined],
  ])('are what a row names: %s', (text, call) => {
    expect(callOf(text)).toBe(call)
  })
})

describe('marks', () => {
  it.each([
    ["it('keeps the name [USER-01]', () => {})", 'keeps the name', ['USER-01']],
    ['it("isn\'t empty [USER-01, API2-01]", run)', "isn't empty", ['USER-01', 'API2-01']],
    ["test('isn\\'t empty [USER-01..USER-03]', run)", "isn't empty", ['USER-01..USER-03']],
    ['it(`takes ${name} [USER-02]`, run)', 'takes ${name}', ['USER-02']],
    ["export const Empty: Story = { name: 'No users [USER-03]' }", 'No users', ['USER-03']],
    ['it.each([1])(\'takes "%s" [USER-03]\', run)', 'takes "%s"', ['USER-03']],
  ])('are found in %s', (source, title, entries) => {
    expect(marksOf(source)).toEqual([{ title, entries }])
  })

  it.each([
    "it('names [USER-01] in the middle', run)",
    '// see [USER-01]',
    "it('[1, 2]', run)",
    "const row = 'USER-01'",
  ])('are not found in %s', (source) => {
    expect(marksOf(source)).toEqual([])
  })
})

describe('the audit', () => {
  const evidence = {
    areas,
    marks: [mark('keeps', 'USER-01..USER-02')],
    calls: new Set<string>(),
    finished: ['USER-01..USER-03'],
    reasons: { 'USER-03': 'A law.' },
  }

  it('is content when every finished row has a test or a reason', () => {
    expect(auditRows(evidence)).toEqual([])
  })
  it('wants a test or a reason for a finished row', () => {
    expect(auditRows({ ...evidence, reasons: {} })).toEqual(['USER-03 is finished, but no test shows it'])
  })
  it('does not take an empty reason for one', () => {
    expect(auditRows({ ...evidence, reasons: { 'USER-03': ' ' } })).toContain(
      'reasons.json gives no reason for USER-03',
    )
  })
  it('refuses a reason for a row that a test shows', () => {
    expect(auditRows({ ...evidence, reasons: { ...evidence.reasons, 'USER-01': 'Old.' } })).toEqual([
      'reasons.json excuses USER-01, which a test shows',
    ])
  })
  it('refuses marks, reasons and finished rows that name nothing', () => {
    const faults = auditRows({
      areas,
      marks: [mark('keeps', 'USER-77')],
      calls: new Set<string>(),
      finished: ['USER-88'],
      reasons: { 'USER-99': 'Gone.' },
    })
    expect(faults).toHaveLength(3)
    expect(faults.join('\n')).toMatch(/USER-77[\s\S]*USER-88[\s\S]*USER-99/)
  })
  it('refuses a mark for a specified call that the contract does not have, also inside a range', () => {
    const rows = rowsOf(`- **API-79** GET reports/groups — report groups
- **API-80** POST reports/groups — body reportId
- **API-81** DELETE reports/groups/{id} — remove a report group
- **API-82** **DECISION** GET answers an empty list
`)
    const calls = new Set(
      callsIn(`method: 'GET', path: '/reports/groups', method: 'DELETE', path: '/reports/groups/:id'`),
    )
    const api = { areas: [{ title: 'Calls (API)', file: 'identity/calls.md', rows }], calls, finished: [], reasons: {} }
    expect(auditRows({ ...api, marks: [mark('lists', 'API-79'), mark('removes', 'API-81..API-82')] })).toEqual([])
    expect(auditRows({ ...api, marks: [mark('keeps all', 'API-79..API-82')] })).toEqual([
      'packages/domain/src/users/rules.test.ts says that it shows API-80, but the contract has no call post reports/groups: keeps all',
    ])
  })
  it('refuses two rows of one id', () => {
    const [area] = areas
    expect(
      auditRows({ ...evidence, areas: [...areas, ...(area ? [{ ...area, rows: area.rows.slice(0, 1) }] : [])] }),
    ).toContain('USER-01 is the id of two rows')
  })

  it('writes which tests show which row, and counts the rest', () => {
    const text = renderCoverage(evidence)
    expect(text).toContain('2 of 4 rows shown by a test, 1 with a reason, 1 open')
    expect(text).toContain('- **USER-02**\n  - `keeps` in `packages/domain/src/users/rules.test.ts`')
    expect(text).toContain('- **USER-03**: no test. A law.')
  })
})
