import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig, type Environment } from '../../apps/gateway/src/config'
import { PACKAGE } from '../../apps/gateway/src/edition'
import { buildProductionPackage } from '../../scripts/production-package/build-production-package'
import { productionFolders } from '../../scripts/notices/production-packages'
import { repositoryFiles, ROOT, textOf } from './repository'

/** A build, and the first start on an embedded database, take seconds alone and longer beside other work. */
const TIMEOUT_MS = 180_000

const place = mkdtempSync(path.join(tmpdir(), 'sitewright-package-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** Moved after it was made, so that it finds nothing by an absolute path. */
const folder = path.join(place, 'moved')
const DATA_DIR = path.join(place, 'data')
let modules: string[]
let files: string[]

const listFiles = () => readdirSync(folder, { recursive: true, encoding: 'utf8' })

beforeAll(async () => {
  const [portal, made] = [path.join(place, 'portal'), path.join(place, 'made')]
  mkdirSync(path.join(portal, 'assets'), { recursive: true })
  writeFileSync(path.join(portal, 'index.html'), '<title>The portal</title>')
  for (const name of ['a.js', 'a.js.br', 'a.js.map', 'a.js.map.br', 'a.js.map.gz']) {
    writeFileSync(path.join(portal, 'assets', name), '')
  }
  modules = await buildProductionPackage({ portal, out: made })
  cpSync(made, folder, { recursive: true })
  rmSync(made, { recursive: true })
  files = listFiles()
}, TIMEOUT_MS)

/** What only demo mode serves or stores. */
const DEMO = /\/src\/(demo-mode|db\/demo\/|idp\/(?!address)|stand-ins\/|mail\/outbox-page)/

describe('the production package', () => {
  it('has no source map, demo mode or development tool [PKG-01]', () => {
    expect(files.filter((file) => file.includes('.map'))).toEqual([])
    expect(files).toContain(path.join('portal', 'assets', 'a.js.br'))
    expect(modules.filter((file) => DEMO.test(file))).toEqual([])

    const packages = new Set(modules.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []))
    const production = productionFolders(path.join(ROOT, 'apps/gateway'))
    expect(packages).toContain(path.join(ROOT, 'node_modules/pg'))
    expect([...packages].filter((each) => !production.includes(each))).toEqual([])
  })

  it('has the notices, the example configurations and the pages [PKG-01]', () => {
    expect(files).toEqual(
      expect.arrayContaining(
        [
          'gateway/THIRD-PARTY-NOTICES.txt',
          'deploy/sitewright.service',
          'docs/operating/package.md',
          'docs/settings.md',
        ].map((file) => path.normalize(file)),
      ),
    )
  })

  it('ends with a sentence when it is started for demo data [PKG-02]', () => {
    const { status, stderr } = run('server.mjs', [], { SEED: 'large' })
    expect(stderr).toContain('SEED=large needs demo data, which this package does not have.')
    expect(status).toBe(1)
  })

  it.each([
    ['Node.js is too old', `process.versions, 'node', { value: '18.20.8' }`, 'Sitewright needs Node 20.19'],
    ['it is for another system', `process, 'arch', { value: 'none' }`, 'Make one there with npm run package.'],
  ])('says what to do when %s [PKG-03]', (_what, property, sentence) => {
    const fake = encodeURIComponent(`Object.defineProperty(${property})`)
    const { status, stderr } = run('server.mjs', [], { NODE_OPTIONS: `--import data:text/javascript,${fake}` })
    expect(stderr).toContain(sentence)
    expect(status).toBe(1)
  })

  it(
    'runs from any folder, prints its version, serves the portal, and has the commands of an operator [PKG-03, PKG-04]',
    async () => {
      const child = spawn(process.execPath, [path.join(folder, 'server.mjs')], { cwd: place, env: environment })
      let output = ''
      const address = await new Promise<string>((resolve, reject) => {
        const note = (chunk: Buffer): void => {
          output += chunk.toString()
          const [, found] = / is ready: (http:\S+)\s/.exec(output) ?? []
          if (found !== undefined) resolve(found)
        }
        child.stdout.on('data', note)
        child.stderr.on('data', note)
        child.once('close', () => reject(new Error(output)))
      })
      const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }
      expect(output).toContain(`Sitewright ${version} is ready`)
      expect(await (await fetch(address)).text()).toContain('The portal')
      child.kill('SIGTERM')
      expect(await once(child, 'close')).toEqual([0, null])

      const reopened = run('admin.mjs', ['reopen', 'first.admin'], environment)
      expect(`${reopened.stdout}${reopened.stderr}`).toContain('first.admin is active and unlocked.')
      expect(listFiles()).toEqual(files)
    },
    TIMEOUT_MS,
  )
})

const PRODUCTION: Environment = {
  TOKEN_KEYS: 'a key for tests alone: of 32 letters at least',
  ADMIN_USERNAME: 'first.admin',
  ADMIN_PASSWORD: 'Quiet-harbour-77',
}
const environment = { PATH: process.env.PATH, ...PRODUCTION, DATA_DIR, PORT: '0', LOG_LEVEL: 'error' }

const run = (program: string, args: readonly string[], env: Environment) =>
  spawnSync(process.execPath, [path.join(folder, program), ...args], { cwd: place, env, encoding: 'utf8' })

const examples = repositoryFiles('deploy')

/** What the files of `deploy` name in capitals, also in comments, without the words of PostgreSQL's image and of systemd. */
const namedIn = (file: string): string[] =>
  [...textOf(file).matchAll(/\b(?!POSTGRES_|AF_)[A-Z]+_[A-Z_]+\b/g)].map(([name]) => name)

/** The value that a file sets by `name=value`. */
const valueIn = (file: string, name: string): string | undefined =>
  new RegExp(`^${name}="?(.*?)"?$`, 'm').exec(textOf(file))?.[1]

describe('the configurations of deploy', () => {
  it('name only settings that the gateway has [PKG-05]', () => {
    const settings = new Set<string>()
    const get = (target: Environment, name: string) => {
      settings.add(name)
      return target[name]
    }
    readConfig(new Proxy(environment, { get }), PACKAGE)
    expect(examples.flatMap((file) => namedIn(file).filter((name) => !settings.has(name)))).toEqual([])
    expect(examples.flatMap(namedIn)).not.toEqual([])
  })

  it('have an environment that the gateway accepts once its empty values are set [PKG-05]', () => {
    const names = [...textOf('deploy/sitewright.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
    const example = Object.fromEntries(
      names.map((name) => [name, valueIn('deploy/sitewright.env', name) || PRODUCTION[name]]),
    )
    expect(readConfig(example, PACKAGE)).toMatchObject({ seed: 'none', trustProxy: 1, stopDelayMs: 2000 })
  })

  it('give a gateway the time that it takes to stop', () => {
    const { stopDelayMs } = readConfig(
      { ...environment, STOP_DELAY_MS: valueIn('deploy/sitewright.env', 'STOP_DELAY_MS') },
      PACKAGE,
    )
    const needed = stopDelayMs / 1000 + 11
    expect(Number(valueIn('deploy/sitewright.service', 'TimeoutStopSec'))).toBeGreaterThan(needed)
    expect(Number(/stop_grace_period: (\d+)s/.exec(textOf('deploy/compose.yaml'))?.[1])).toBeGreaterThan(needed)
  })
})
