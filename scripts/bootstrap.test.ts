import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const SCRIPTS = path.dirname(fileURLToPath(import.meta.url))

/** A lock with one package, and one for another system. */
const packages = (version: string) => ({
  '': { name: 'tiny' },
  'node_modules/left': { version },
  'node_modules/of-another-system': { version: '1.0.0', optional: true },
})

let root: string

/** A clone with the scripts alone, and an npm that notes that it was called. */
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-bootstrap-')))
  cpSync(SCRIPTS, path.join(root, 'scripts'), { recursive: true, filter: (file) => !file.endsWith('.test.ts') })
  write('package.json', JSON.stringify({ name: 'tiny', type: 'module' }))
  write('package-lock.json', JSON.stringify({ packages: packages('1.0.0') }))
  mkdirSync(path.join(root, 'bin'))
  npm('echo "$@" >> npm-calls; mkdir -p node_modules')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

function program(name: string, script: string) {
  write(`bin/${name}`, `#!/bin/sh\n${script}\n`)
  chmodSync(path.join(root, 'bin', name), 0o755)
}
const npm = (script: string) => program('npm', script)

const npmCalls = () =>
  existsSync(path.join(root, 'npm-calls')) ? readFileSync(path.join(root, 'npm-calls'), 'utf8').trim().split('\n') : []

function bootstrap({ args = [] as string[], env = {}, node = '' } = {}) {
  const version = `Object.defineProperty(process.versions, 'node', { value: '${node}' })`
  const fake = node ? ['--import', `data:text/javascript,${encodeURIComponent(version)}`] : []
  const { status, stdout, stderr } = spawnSync(process.execPath, [...fake, 'scripts/bootstrap.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${path.join(root, 'bin')}:/usr/bin:/bin`, TMPDIR: root, ...env },
  })
  return { status, stdout, stderr }
}

describe('the bootstrap', () => {
  it('says what to do when Node is too old, and touches nothing', () => {
    const { status, stderr } = bootstrap({ node: '18.20.8' })
    expect(status).toBe(1)
    expect(stderr).toContain('Sitewright needs Node 20.19')
    expect(stderr).toContain('This is Node 18.20.8.')
    expect(npmCalls()).toEqual([])
  })

  it('installs the dependencies of a new clone, once', () => {
    expect(bootstrap()).toMatchObject({ status: 0 })
    expect(bootstrap()).toMatchObject({ status: 0, stdout: '' })
    expect(npmCalls()).toEqual(['ci --no-audit --no-fund'])
  })

  it.each([
    ['a file', 'scripts/say.mjs', { 'scripts/say.mjs': 'console.log(...process.argv.slice(1)); process.exitCode = 7' }],
    [
      'the command of a package, in the other module system and without an extension',
      'say',
      {
        'node_modules/say/package.json': JSON.stringify({ bin: { tell: 'bin/tell' } }),
        'node_modules/say/bin/tell': '#!/usr/bin/env node\nconsole.log(...process.argv.slice(1)); process.exit(7)',
      },
    ],
  ])('then runs %s with its arguments, in the same process, and ends with its exit code', (_what, name, files) => {
    npm('mkdir -p node_modules')
    for (const [file, text] of Object.entries(files)) write(file, text)
    const { status, stdout } = bootstrap({ args: [name, '--browser', 'b c'] })
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      `${path.join(root, Object.keys(files).at(-1) ?? '')} --browser b c`,
    )
    expect(status).toBe(7)
  })

  it('runs a program that it uses itself', () => {
    npm('mkdir -p node_modules')
    write('node_modules/turbo/package.json', '{}')
    write('node_modules/turbo/bin/turbo', "console.log('turbo', ...process.argv.slice(2))")
    expect(bootstrap({ args: ['scripts/turbo.mjs', 'run', 'build'] }).stdout).toMatch(/^turbo run build$/m)
  })

  it('leaves a signal to the program', async () => {
    const handler = "process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log('up')"
    write('scripts/wait.mjs', handler)
    const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'scripts/wait.mjs'], {
      cwd: root,
      env: { PATH: `${path.join(root, 'bin')}:/usr/bin:/bin`, TMPDIR: root },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('up')) child.kill('SIGTERM')
    })
    expect(Number((await once(child, 'close'))[0])).toBe(5)
  })

  it('does not run the program when the installation fails', () => {
    npm('exit 7')
    write('scripts/say.mjs', "console.log('here')")
    const { status, stdout } = bootstrap({ args: ['scripts/say.mjs'] })
    expect(status).toBe(1)
    expect(stdout).not.toContain('here')
  })

  it('installs again when the lock has changed', () => {
    bootstrap()
    write('package-lock.json', JSON.stringify({ packages: packages('2.0.0') }))
    bootstrap()
    expect(npmCalls()).toHaveLength(2)
  })

  it('takes an installation that was made by hand as it is', () => {
    write(
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/left': { version: '1.0.0' } } }),
    )
    expect(bootstrap()).toMatchObject({ status: 0 })
    expect(npmCalls()).toEqual([])
  })

  it.each([
    ['an older version', { 'node_modules/left': { version: '0.9.0' } }],
    ['nothing of a package', {}],
    ['a package too many', { 'node_modules/left': { version: '1.0.0' }, 'node_modules/right': { version: '1.0.0' } }],
  ])('installs over an installation that holds %s', (_what, there) => {
    write('node_modules/.package-lock.json', JSON.stringify({ packages: there }))
    bootstrap()
    expect(npmCalls()).toHaveLength(1)
  })

  it('says what to do when npm ci fails, and tries again the next time', () => {
    npm('echo "$@" >> npm-calls; echo "ENOTFOUND the registry" >&2; exit 7')
    const { status, stderr } = bootstrap()
    expect(status).toBe(1)
    expect(stderr).toContain('ENOTFOUND the registry')
    expect(stderr).toContain('`npm ci` failed')
    expect(stderr).toContain('npm ping')
    bootstrap()
    expect(npmCalls()).toHaveLength(2)
  })

  it.runIf(process.platform === 'linux').each([
    ['the dependencies', 'npm', [], 'npm ci --no-audit --no-fund'],
    ['the browser', 'npx', ['--browser'], 'npx playwright install chromium'],
  ])(
    'ends in the middle of the installation of %s when it is interrupted, says so, and leaves no process',
    async (_what, name, args, command) => {
      // Hides the browsers of this machine, so that the script installs one.
      const browsers = readFileSync(path.join(root, 'scripts/browser.mjs'), 'utf8')
      write('scripts/browser.mjs', browsers.replaceAll("  '/usr/bin/", "  '/nowhere/"))
      // Like apt-get: the program and its child ignore Ctrl+C. The child prints when both run.
      program(name, `trap '' INT TERM\n(echo up; exec sleep 60)`)
      const child = spawn(process.execPath, ['scripts/bootstrap.mjs', ...args], {
        cwd: root,
        env: { PATH: `${path.join(root, 'bin')}:/usr/bin:/bin`, TMPDIR: root },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('up\n')) child.kill('SIGINT')
      })
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
      // The output closes when the last process that can write to it ends. A remaining process would keep it open for a minute.
      const code = Number((await once(child, 'close'))[0])
      expect(code).toBe(130)
      expect(output).toContain(`Interrupted by SIGINT while \`${command}\` ran. Run the same command again`)
      expect(existsSync(path.join(root, 'node_modules/.bootstrap-stamp'))).toBe(name !== 'npm')
    },
    30_000,
  )

  it('says so when PORTAL_BROWSER points nowhere', () => {
    const { status, stderr } = bootstrap({ args: ['--browser'], env: { PORTAL_BROWSER: path.join(root, 'no-chrome') } })
    expect(status).toBe(1)
    expect(stderr).toContain(`PORTAL_BROWSER is set to ${path.join(root, 'no-chrome')}, and there is no such file.`)
    expect(stderr).toContain('npx playwright install chromium')
  })

  it('is content with the browser that PORTAL_BROWSER names', () => {
    write('chrome', '')
    expect(bootstrap({ args: ['--browser'], env: { PORTAL_BROWSER: path.join(root, 'chrome') } })).toMatchObject({
      status: 0,
    })
  })
})
