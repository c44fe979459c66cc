import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { turboCommand } from '../../scripts/turbo.mjs'
import { repositoryFiles, ROOT, textOf } from './repository'

/** The part of turbo's dry run that is read here. */
interface Run {
  tasks: { taskId: string; hash: string; directory: string; dependencies: string[]; inputs: Record<string, string> }[]
}

const UNIT =
  /^(packages\/[^/]+|apps\/portal)\/src\/.*\.test\.ts$|^vitest\.config\.ts$|^scripts\/runner\/vitest-report\.mjs/
const GATEWAY = /^apps\/gateway\/(src|scripts|test)\/.*\.ts$|^vitest\.config\.ts$|^scripts\/runner\/vitest-report\.mjs/
const STORIES =
  /^packages\/ui\/src\/.*(\.stories|\.keys\.test)\.tsx$|^\.storybook\/|^vitest\.config\.ts$|^scripts\/runner\/vitest-report\.mjs/
const PICTURES =
  /^packages\/ui\/src\/.*\.stories\.tsx$|^\.storybook\/|^tests\/visual\/.*\.ts$|^playwright\.visual\.|^scripts\/runner\/playwright-report\.mjs/
const JOURNEYS =
  /^tests\/e2e\/.*\.spec\.ts$|^tests\/support\/prepare-world|^playwright\.config\.ts$|^scripts\/runner\/playwright-report\.mjs/

/** The tasks of tests, and the files that their tools load first. */
const TASKS: [task: string, first: RegExp][] = [
  ['test:unit', UNIT],
  ['test:repo', /^(tests\/repo|scripts)\/.*\.test\.ts$/],
  ['test:gateway', GATEWAY],
  ['test:gateway:postgres', GATEWAY],
  ['test:stories', STORIES],
  ['test:visual', PICTURES],
  ['test:e2e', JOURNEYS],
]

/** What turbo would run, with the keys of its cache. */
function dryRun(changed: NodeJS.ProcessEnv = {}): Run {
  const { command, args, env } = turboCommand(['run', ...TASKS.map(([task]) => task), '--dry=json'])
  const options = { cwd: ROOT, env: { ...env, ...changed }, encoding: 'utf8', maxBuffer: 1e8 } as const
  return JSON.parse(execFileSync(command, args, options)) as Run
}

/** The files that a key depends on: those of the task, and of the tasks that it waits for. */
function inputsOf(run: Run, id: string): string[] {
  const task = run.tasks.find(({ taskId }) => taskId === id)
  if (task === undefined) return []
  const own = Object.keys(task.inputs).map((file) => path.posix.join(task.directory, file))
  return [...own, ...task.dependencies.flatMap((dependency) => inputsOf(run, dependency))]
}

/** The files of this repository that a module loads: those it imports, and those it names by an address beside itself. */
function loadedBy(file: string): string[] {
  const text = textOf(file)
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
    ...Array.from(text.matchAll(/new URL\('(\.[^']+\.\w+)', import\.meta\.url\)/g), ([, request = '']) => request),
  ]
  return requests
    .map((request) => request.replace(/\?.*/, ''))
    .flatMap((request) => {
      if (request.startsWith('@sitewright/')) return createRequire(path.join(ROOT, file)).resolve(request)
      const place = path.join(ROOT, path.dirname(file), request)
      const places = ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((end) => `${place}${end}`)
      return request.startsWith('.') ? (places.find((each) => existsSync(each) && statSync(each).isFile()) ?? []) : []
    })
    .map((found) => path.relative(ROOT, found).split(path.sep).join('/'))
}

const modules = new Map<string, string[]>()
const loadedOnce = (file: string): string[] => {
  const known = modules.get(file) ?? (/\.(tsx?|mjs)$/.test(file) ? loadedBy(file) : [])
  modules.set(file, known)
  return known
}

/** All files that the given files load, and the given files. */
function reach(first: readonly string[]): string[] {
  const found = new Set(first)
  for (const file of found) for (const next of loadedOnce(file)) found.add(next)
  return [...found]
}

describe('the key of a task in turbo.json', () => {
  const run = dryRun()
  const files = repositoryFiles()

  it.each(TASKS)('changes with every file that %s loads', (task, first) => {
    const inputs = new Set(inputsOf(run, `//#${task}`))
    const loaded = reach(files.filter((file) => first.test(file)))
    expect(loaded.length).toBeGreaterThan(10)
    expect(loaded.filter((file) => !inputs.has(file) && !file.includes('/dist/'))).toEqual([])
  })

  it('changes with the version of Node, and in a browser with that of the browser', () => {
    const changed = (env: NodeJS.ProcessEnv) =>
      dryRun(env).tasks.flatMap(({ taskId, hash }) =>
        hash === run.tasks.find((task) => task.taskId === taskId)?.hash ? [] : [taskId],
      )
    expect(changed({ TESTED_NODE: 'v1' })).toEqual(run.tasks.map(({ taskId }) => taskId))
    expect(changed({ TESTED_BROWSER: 'Chromium 1' })).toEqual(['//#test:e2e', '//#test:stories', '//#test:visual'])
  })
})
