import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { manifestOf, repositoryFiles, ROOT, textOf, WORKSPACES, type Manifest } from './repository'

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

function loosePins(manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
  const pins = [dependencies, devDependencies, optionalDependencies, overrides].flatMap((list) =>
    Object.entries(list ?? {}),
  )
  return pins
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${manifest.name}: ${name}@${version}`)
}

function unknownCommands(text: string, scripts: Record<string, string>): string[] {
  const named = [...text.matchAll(/\bnpm (?:run )?((?:(?<=run )[\w:-]+)|start|test)\b(?!\s*=)/g)].map(
    (match) => match[1] ?? '',
  )
  return [...new Set(named)].filter((name) => !(name in scripts))
}

describe('package.json', () => {
  it.each(['^1.2.3', '~1.2.3', '>=1', '1.x', '*', 'latest', 'workspace:*', '1.2'])(
    'refuses the version %s',
    (version) => {
      expect(loosePins({ name: 'a', dependencies: { b: version } })).toEqual([`a: b@${version}`])
    },
  )

  it.each(['.', ...WORKSPACES, 'tests/bench'])('pins every dependency of %s exactly', (folder) => {
    expect(loosePins(manifestOf(folder))).toEqual([])
  })

  it('names every script that a text of the repository tells people to run', () => {
    const { scripts = {} } = manifestOf('.')
    const texts = repositoryFiles().filter((file) => file.endsWith('.md'))
    expect(
      texts.flatMap((file) => unknownCommands(textOf(file), scripts).map((name) => `${file}: npm run ${name}`)),
    ).toEqual([])
  })

  it('notices a command that does not exist', () => {
    const text = 'First `npm start`, then `npm run bench` or npm run test:never; npm run-script is not meant.'
    expect(unknownCommands(text, { start: '', bench: '' })).toEqual(['test:never'])
  })

  it('tells people in the README how to start and to test', () => {
    expect(textOf('README.md')).toContain('npm start')
    expect(textOf('README.md')).toContain('npm test')
  })

  it('starts every command through the bootstrap, so that a new clone installs its dependencies first', () => {
    const { scripts = {} } = manifestOf('.')
    const others = Object.entries(scripts).filter(([, line]) => !line.startsWith('exec node scripts/bootstrap.mjs '))
    expect(others).toEqual([])
  })

  it('runs no script by a file that is not there', () => {
    const { scripts = {} } = manifestOf('.')
    const files = Object.values(scripts).flatMap((command) =>
      [...command.matchAll(/(?:\.\/)?(scripts\/\S+\.mjs)/g)].map((match) => match[1] ?? ''),
    )
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  })
})

describe('the entry points of the design system', () => {
  const entryPoints = manifestOf('packages/ui').exports ?? {}

  it('are these', async () => {
    await expect(`${Object.keys(entryPoints).toSorted().join('\n')}\n`).toMatchFileSnapshot('snapshots/ui-exports.txt')
  })

  it('all open', () => {
    const files = Object.values(entryPoints).filter((target) => !target.includes('*'))
    expect(files.filter((target) => !existsSync(path.join(ROOT, 'packages/ui', target)))).toEqual([])
  })
})
