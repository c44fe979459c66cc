import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkBudgets, checkLateCode } from './check-budget.mjs'
import { firstLoad, type Manifest } from './first-load.mjs'

const ROUTE = 'src/routes/users/user-list.route.tsx'
const SHELL = 'src/shell/AppShell.tsx'

const MANIFEST: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_table.js': { file: 'assets/table.js', imports: ['_react.js', '_cell.js'] },
  // Two chunks that need each other.
  '_cell.js': { file: 'assets/cell.js', imports: ['_table.js'] },
  [ROUTE]: { file: 'assets/user-list.js', imports: ['_table.js', 'index.html'] },
  [SHELL]: { file: 'assets/shell.js', imports: ['_react.js'] },
  'src/map.tsx': { file: 'assets/map.js' },
  'src/style.css': { file: 'assets/style.css' },
}

describe('what a browser loads before a page shows', () => {
  it('is the entry with what it imports', () => {
    expect(firstLoad(MANIFEST, [])).toEqual(['assets/index.js', 'assets/react.js'])
  })
  it('is also the route and the shell, each chunk once, and no other lazy module', () => {
    expect(firstLoad(MANIFEST, [ROUTE, SHELL])).toEqual([
      'assets/cell.js',
      'assets/index.js',
      'assets/react.js',
      'assets/shell.js',
      'assets/table.js',
      'assets/user-list.js',
    ])
  })
  it('adds nothing for a module that is no chunk of its own, nor for style sheets', () => {
    expect(firstLoad(MANIFEST, ['src/shell/Frame.tsx', 'src/style.css'])).toEqual(firstLoad(MANIFEST, []))
  })
  it('fails for a build without an entry', () => {
    expect(() => firstLoad({ 'src/map.tsx': { file: 'assets/map.js' } }, [])).toThrow(/no entry/)
  })
})

describe('the budget', () => {
  let dist: string

  beforeEach(() => {
    dist = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-budget-')))
    mkdirSync(path.join(dist, '.vite'))
    mkdirSync(path.join(dist, 'assets'))
    writeFileSync(path.join(dist, '.vite', 'manifest.json'), JSON.stringify(MANIFEST))
    // Random bytes do not get smaller: 1000 bytes are 1 kB and a little of gzip's own.
    for (const { file } of Object.values(MANIFEST)) writeFileSync(path.join(dist, file), randomBytes(1000))
  })
  afterEach(() => rmSync(dist, { recursive: true, force: true }))

  const budget = (limit: number, route = ROUTE) =>
    checkBudgets(dist, [{ page: 'user list', limit, route, others: [SHELL] }])

  it('holds for a page within it', () => {
    expect(budget(7)).toMatchObject({ isWithin: true })
    expect(budget(7).lines.at(-1)).toMatch(/user list +6 +6\.1 kB +7 kB$/)
  })
  it('fails for a page above it, by how much', () => {
    expect(budget(5)).toMatchObject({ isWithin: false })
    expect(budget(5).lines.at(-1)).toContain('1.1 kB too much')
  })
  it('fails when the route is not in the build, instead of measuring the entry alone', () => {
    expect(budget(7, 'src/routes/renamed.route.tsx')).toMatchObject({ isWithin: false })
  })
  it('fails when there is no build', () => {
    rmSync(path.join(dist, '.vite'), { recursive: true })
    expect(budget(7)).toMatchObject({
      isWithin: false,
      lines: [expect.stringContaining('build the portal first') as string],
    })
  })
})

describe('code that one page alone loads', () => {
  const CHART = 'src/routes/licenses/users-report.part.tsx'
  const PAGE = 'src/routes/licenses/license-view.route.tsx'
  const late = [{ what: 'chart', module: CHART, page: PAGE, mark: /draws-bars/ }]
  let dist: string
  beforeEach(() => {
    dist = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-late-')))
    mkdirSync(path.join(dist, '.vite'))
  })
  afterEach(() => rmSync(dist, { recursive: true, force: true }))

  const faults = (manifest: Manifest, texts: Readonly<Record<string, string>>) => {
    writeFileSync(path.join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest))
    for (const { file } of Object.values(manifest)) writeFileSync(path.join(dist, file), texts[file] ?? '')
    return checkLateCode(dist, late)
  }
  const good: Manifest = {
    [PAGE]: { file: 'page.js', dynamicImports: [CHART] },
    [CHART]: { file: 'chart.js' },
    [ROUTE]: { file: 'user-list.js' },
  }

  it('holds where that page loads it later', () => {
    expect(faults(good, { 'chart.js': 'draws-bars' })).toEqual([])
  })

  it.each([
    ['another page loads it', { ...good, [ROUTE]: { file: 'user-list.js', dynamicImports: [CHART] } }],
    ['the page needs it at once', { ...good, [PAGE]: { file: 'page.js', imports: [CHART] } }],
    ['it is no lazy module', { [PAGE]: { file: 'page.js' } }],
  ])('fails where %s', (_, manifest) => {
    expect(faults(manifest, { 'chart.js': 'draws-bars' })).toHaveLength(1)
  })

  it('fails where another chunk has the code, and where none has it', () => {
    expect(faults(good, { 'chart.js': 'draws-bars', 'user-list.js': 'draws-bars' })).toHaveLength(1)
    expect(faults(good, {})).toEqual(['chart: no chunk has its code'])
  })
})
