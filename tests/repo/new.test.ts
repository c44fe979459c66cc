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
import { planComponent } from '../../scripts/new/plan-component.mjs'
import { carryOut } from '../../scripts/new/plan.mjs'
import { limitChecks, writeProject } from './compile-planted'
import { fileFaults, foldersWithoutStories } from './file-rules'
import { type Manifest, manifestOf, repositoryFiles, ROOT, WORKSPACES } from './repository'
import { breaches, TEXT_RULES } from './text-rules'

/** A copy of this repository with a new component. */
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
    ...carryOut(copy, planComponent(copy, 'a-very-long-name-of-a-component-that-wraps-the-lines-that-name-it')),
  ]
  toCompile = limitChecks(copy, made)
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

describe('the files of a new component', () => {
  it('are those of every component', () => {
    expect(made.filter((file) => file.includes('status-dot'))).toEqual([
      'packages/ui/src/status-dot/StatusDot.tsx',
      'packages/ui/src/status-dot/StatusDot.styles.ts',
      'packages/ui/src/status-dot/StatusDot.stories.tsx',
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

  it('compile in packages/ui', () => {
    const config = writeProject(copy, 'packages/ui', toCompile.get('packages/ui') ?? [])
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
    const { violations } = await cruiseRooms(copy, ['packages/ui'])
    expect(violations).toEqual([])
  })

  it('keep the rules about names, folders and texts', () => {
    expect(made.flatMap((file) => fileFaults(file, read(file)))).toEqual([])
    expect(TEXT_RULES.flatMap((rule) => made.flatMap((file) => breaches(rule, file, read(file))))).toEqual([])
    const { exports = {} } = JSON.parse(read('packages/ui/package.json')) as Manifest
    expect(foldersWithoutStories([...repositoryFiles(), ...made], Object.values(exports))).toEqual([])
  })

  it('are in the snapshots of the entry points', () => {
    const { exports = {} } = JSON.parse(read('packages/ui/package.json')) as Manifest
    expect(exports).toMatchObject({
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
  ])('is %j', (name, sentence) => {
    expect(() => planComponent(ROOT, name)).toThrow(sentence)
  })

  it.each([
    ['button', 'There is a packages/ui/src/button already'],
    ['features', 'There is a packages/ui/src/features already'],
    ['toast-queue', 'The entry point @sitewright/ui/toast-queue is already ./src/toasts/toast-queue.ts'],
  ])('is that of a component that is there: %s', (name, sentence) => {
    expect(() => planComponent(ROOT, name)).toThrow(sentence)
  })

  it('leaves everything as it was, and says how to ask', () => {
    const script = path.join(ROOT, 'scripts', 'new.mjs')
    const { status, stderr } = spawnSync(process.execPath, [script, 'widget', 'status-dot'], { encoding: 'utf8' })
    expect(stderr).toContain('npm run new -- component status-dot')
    expect(status).toBe(1)
  })
})
