import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
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
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cruiseRooms } from '../../scripts/imports/cruise-rooms.mjs'
import { planArea } from '../../scripts/new/plan-area.mjs'
import { planComponent } from '../../scripts/new/plan-component.mjs'
import { carryOut } from '../../scripts/new/plan.mjs'
import { limitChecks, writeProject } from './compile-planted'
import { fileFaults, foldersWithoutStories } from './file-rules'
import { type Manifest, manifestOf, repositoryFiles, ROOT, WORKSPACES } from './repository'
import { breaches, TEXT_RULES } from './text-rules'

/** A copy of this repository in which a component and an area have been made. */
let copy: string
let made: string[]
let toCompile: Map<string, string[]>

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')
const tool = (bin: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'node_modules', bin), ...args], {
    cwd: copy,
    encoding: 'utf8',
  })
  return { status, said: stripVTControlCharacters(`${stdout}${stderr}`) }
}

beforeAll(() => {
  copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-new-')))
  for (const file of repositoryFiles().filter((name) => !name.startsWith('docs/'))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    cpSync(path.join(ROOT, file), path.join(copy, file))
  }
  for (const folder of ['.', ...WORKSPACES]) {
    const modules = path.join(ROOT, folder, 'node_modules')
    if (!existsSync(modules)) continue
    mkdirSync(path.join(copy, folder, 'node_modules'))
    for (const name of readdirSync(modules).filter((entry) => entry !== '@sitewright' && !entry.startsWith('.')))
      symlinkSync(path.join(modules, name), path.join(copy, folder, 'node_modules', name))
  }
  // The packages meet the made files, and not those of this repository.
  mkdirSync(path.join(copy, 'node_modules', '@sitewright'))
  for (const folder of WORKSPACES)
    symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules', '@sitewright', path.basename(folder)))
  made = [
    ...carryOut(copy, planComponent(copy, 'status-dot')),
    ...carryOut(copy, planArea(copy, 'field-reports')),
    ...carryOut(copy, planArea(copy, 'a-very-long-name-of-an-area-that-makes-every-line-it-stands-in-wrap')),
  ]
  toCompile = limitChecks(copy, made)
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

describe('a new component and a new area', () => {
  it('are the files that the house asks for', () => {
    expect(made.filter((file) => /status-dot|field-reports/.test(file))).toEqual([
      'packages/ui/src/status-dot/StatusDot.tsx',
      'packages/ui/src/status-dot/StatusDot.styles.ts',
      'packages/ui/src/status-dot/StatusDot.stories.tsx',
      'packages/domain/src/field-reports/model.ts',
      'packages/domain/src/field-reports/rules.ts',
      'packages/domain/src/field-reports/rules.test.ts',
      'packages/domain/src/field-reports/policy.ts',
      'packages/domain/src/field-reports/policy.test.ts',
      'packages/domain/src/field-reports/messages.ts',
      'packages/api-client/src/contract/field-reports.ts',
    ])
  })

  it('are formatted', () => {
    expect(tool('oxfmt/bin/oxfmt', '--check', ...made)).toMatchObject({ status: 0 })
  })

  it('pass lint', () => {
    const { status, said } = tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...made)
    expect(said).toContain('Found 0 warnings and 0 errors')
    expect(status).toBe(0)
  })

  it('are compiled with every file that lists areas', () => {
    const compiled = [...toCompile].flatMap(([folder, files]) => files.map((file) => `${folder}/${file}`))
    expect(compiled).toEqual(expect.arrayContaining(made.filter((file) => /\.tsx?$/.test(file))))
    expect(compiled).toEqual(
      expect.arrayContaining([
        'packages/api-client/src/client.ts',
        'packages/api-client/src/contract/all.ts',
        'apps/gateway/src/areas/all.ts',
        'apps/gateway/src/areas/matrix.postgres.test.ts',
        'apps/gateway/test/matrix/case.ts',
      ]),
    )
  })

  it.each(['packages/ui', 'packages/domain', 'packages/api-client', 'apps/gateway'])('compile in %s', (folder) => {
    const config = writeProject(copy, folder, toCompile.get(folder) ?? [])
    expect(tool('typescript/bin/tsc', '-p', config)).toEqual({ status: 0, said: '' })
  })

  it('compile in apps/portal, which imports the component by its export', () => {
    const page = `import { StatusDot, type StatusDotProps } from '@sitewright/ui/status-dot'

export const Page = (props: StatusDotProps) => <StatusDot {...props} tone="accent" />
`
    writeFileSync(path.join(copy, 'apps/portal/src/Planted.tsx'), page)
    const config = writeProject(copy, 'apps/portal', ['src/Planted.tsx'])
    expect(tool('typescript/bin/tsc', '-p', config)).toEqual({ status: 0, said: '' })
  })

  it('import only what they may', async () => {
    const { violations } = await cruiseRooms(copy, ['packages/domain', 'packages/api-client', 'packages/ui'])
    expect(violations).toEqual([])
  })

  it('keep the rules about names, folders and texts', () => {
    expect(made.flatMap((file) => fileFaults(file, read(file)))).toEqual([])
    expect(TEXT_RULES.flatMap((rule) => made.flatMap((file) => breaches(rule, file, read(file))))).toEqual([])
    const { exports = {} } = JSON.parse(read('packages/ui/package.json')) as Manifest
    expect(foldersWithoutStories([...repositoryFiles(), ...made], Object.values(exports))).toEqual([])
  })

  it('have their tests, which pass', () => {
    const files = made.filter((file) => file.endsWith('.test.ts'))
    const { status, said } = tool('vitest/vitest.mjs', 'run', '--project', 'unit', ...files)
    expect(said).toMatch(/Test Files +4 passed/)
    expect(status).toBe(0)
  })

  it('stand in the snapshots of the entry points', () => {
    const { exports = {} } = JSON.parse(read('packages/ui/package.json')) as Manifest
    expect(exports).toEqual({
      ...manifestOf('packages/ui').exports,
      './status-dot': './src/status-dot/StatusDot.tsx',
    })
    expect(read('tests/repo/snapshots/ui-exports.txt')).toBe(`${Object.keys(exports).toSorted().join('\n')}\n`)
    expect(read('tests/repo/snapshots/ui-surface.txt')).toContain('\n./status-dot: StatusDot, type StatusDotProps\n')
  })
})

describe('a name that is refused', () => {
  it.each([
    ['', 'Give it a name'],
    ['StatusDot', 'not in kebab-case'],
    ['status_dot', 'not in kebab-case'],
    ['../status', 'not in kebab-case'],
    ['1-dot', 'not in kebab-case'],
    ['helpers', 'says nothing'],
  ])('is %j, for either', (name, sentence) => {
    expect(() => planComponent(ROOT, name)).toThrow(sentence)
    expect(() => planArea(ROOT, name)).toThrow(sentence)
  })

  it.each([
    ['button', 'There is a packages/ui/src/button already'],
    ['features', 'There is a packages/ui/src/features already'],
    ['toast-queue', 'The entry point @sitewright/ui/toast-queue is already ./src/toasts/toast-queue.ts'],
  ])('is that of a component that is there: %s', (name, sentence) => {
    expect(() => planComponent(ROOT, name)).toThrow(sentence)
  })

  it('is that of an area that is there', () => {
    expect(() => planArea(ROOT, 'users')).toThrow('There is a packages/domain/src/users already')
  })

  it('leaves everything as it was, and says how to ask', () => {
    const script = path.join(ROOT, 'scripts', 'new.mjs')
    const { status, stderr } = spawnSync(process.execPath, [script, 'widget', 'status-dot'], { encoding: 'utf8' })
    expect(stderr).toContain('npm run new -- component status-dot')
    expect(status).toBe(1)
  })
})
