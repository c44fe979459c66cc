import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { repositoryFiles, ROOT } from './repository'

/** The projects of vitest.config.ts that run a test file, by its place and name. `undefined`: not a test file. */
function projectsOf(file: string): string[] | undefined {
  if (file.startsWith('tests/bench/')) return undefined
  if (file.endsWith('.stories.tsx')) return ['stories']
  if (!/\.(test|spec)\.tsx?$/.test(file)) return undefined
  if (/^tests\/(e2e|visual)\/.*\.spec\.ts$/.test(file)) return ['Playwright']
  if (/^(tests\/repo|scripts)\/.*\.test\.ts$/.test(file)) return ['repo']
  if (/^apps\/gateway\/.*\.embedded\.test\.ts$/.test(file)) return ['gateway']
  if (/^apps\/gateway\/.*\.engines\.test\.ts$/.test(file)) return ['gateway', 'gateway-postgres']
  if (/^apps\/gateway\/.*\.test\.ts$/.test(file)) return ['gateway-postgres']
  if (/^packages\/ui\/src\/.*\.keys\.test\.tsx$/.test(file)) return ['keys']
  if (/^(packages\/[^/]+|apps\/portal)\/src\/.*\.test\.ts$/.test(file)) return ['unit']
  return []
}

/** The projects of each file, as Vitest finds them. */
function listByVitest(): Map<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-list-'))
  try {
    const list = path.join(folder, 'files.json')
    const vitest = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
    const { status, stderr } = spawnSync(process.execPath, [vitest, 'list', '--filesOnly', `--json=${list}`], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, RESULTS_FOLDER: folder },
    })
    if (status !== 0) throw new Error(stderr)
    const found = JSON.parse(readFileSync(list, 'utf8')) as { file: string; projectName: string }[]
    const projects = new Map<string, string[]>()
    for (const { file, projectName } of found) {
      const name = path.relative(ROOT, file).split(path.sep).join('/')
      // In a browser, the project is called `stories (chromium)`.
      const project = projectName.replace(/ \(.*/, '')
      projects.set(name, [...(projects.get(name) ?? []), project].toSorted())
    }
    return projects
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

it('runs each test file in the projects that its name says, and in at least one', () => {
  const wanted = new Map<string, string[]>()
  for (const file of repositoryFiles()) {
    const projects = projectsOf(file)
    if (projects !== undefined) wanted.set(file, projects)
  }
  expect([...wanted].filter(([, projects]) => projects.length === 0)).toEqual([])
  const found = listByVitest()
  const wrong = [...wanted].filter(
    ([file, projects]) => projects[0] !== 'Playwright' && found.get(file)?.join() !== projects.join(),
  )
  expect(wrong.map(([file, projects]) => [file, projects, found.get(file)])).toEqual([])
  // Vitest and Storybook read every test file: half a minute alone, more beside other tests.
}, 180_000)
