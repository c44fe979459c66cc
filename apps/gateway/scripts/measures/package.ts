import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { RenderTask, WorkerReply } from '../../src/areas/labels/worker-messages'
import { SERVER_VERSION } from '../../src/http/runtime-config'
import { withAdminClient } from '../../test/admin-client'
import { freePort } from '../../test/free-port'
import { readBlock } from '../../test/operating-page'
import { startPostgres } from '../../test/postgres-server'
import { readConfiguration, readEnvironment } from '../failover/configuration'
import { Pooler } from '../failover/pooler'
import { requirePrograms, runProcess, type Process, type User } from '../failover/processes'
import { until } from '../failover/servers'
import { median } from '../median'
import { makeCertificate, startHaproxy, startNginx, type Proxy } from '../package/proxies'

export const purpose =
  'makes the production package and tries it: size, start, commands, a newer schema, nginx and haproxy with TLS (docs/operating/package.md)'

const SIZE_GOAL_MB = 90
const START_GOAL_MS = 2000
const STARTS = 5
/** More than BODY_LIMIT_KNOWN and the limits of the proxies. */
const LARGE_BODY = 3 * 1024 * 1024
const ROLLING_MS = 4000

const REPOSITORY = path.join(import.meta.dirname, '../../../..')
const PACKAGE = path.join(REPOSITORY, 'dist', `sitewright-${SERVER_VERSION}-${process.platform}-${process.arch}`)

/** Of another user, who owns none of the files of the package. Only root can change to it. */
const READER: User = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

let isEachGoalReached = true
function check(what: string, isReached: boolean, detail = ''): void {
  if (!isReached) isEachGoalReached = false
  console.log(`${isReached ? 'reached' : 'MISSED '}  ${what}${detail === '' ? '' : `: ${detail}`}`)
}
const skip = (what: string): void => console.log(`skipped  ${what}`)

type Environment = Record<string, string>

interface Gateway {
  readonly process: Process
  /** `127.0.0.1:8080` */
  readonly address: string
  /** From the start of the process to its announcement. */
  readonly startMs: number
}

/** The package in a folder of its own. */
class Installation {
  constructor(
    readonly root: string,
    readonly folder: string,
  ) {}

  async start(environment: Environment): Promise<Gateway> {
    const port = String(await freePort())
    const since = performance.now()
    const args = [path.join(this.folder, 'server.mjs')]
    const gateway = runProcess(process.execPath, args, {
      ...READER,
      cwd: this.root,
      env: { ...environment, PORT: port },
    })
    const untilReady = async () => {
      if (!gateway.output().includes(' is ready: ')) throw new Error('It is not ready.')
    }
    await until('The gateway', untilReady, gateway.output)
    return { process: gateway, address: `127.0.0.1:${port}`, startMs: performance.now() - since }
  }

  /** Runs the command of the page, with a file of the environment. */
  reopen(environment: Environment): string {
    const { root } = this
    const lines = Object.entries(environment).map(([name, value]) => `${name}="${value}"\n`)
    fs.writeFileSync(path.join(root, 'etc/sitewright/sitewright.env'), lines.join(''))
    const values = {
      'runuser -u sitewright -- node': process.execPath,
      '/etc/': `${root}/etc/`,
      '/opt/': `${root}/opt/`,
    }
    return runBlock(readBlock('package.md', 'admin', values), READER)
  }

  /** Runs a program of the package to its end. */
  run(program: string, args: readonly string[], environment: Environment) {
    const options = { ...READER, cwd: this.root, env: environment, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(this.folder, program), ...args], options)
    return { status, output: `${stdout}${stderr}` }
  }
}

/** Runs commands of the page in the folder of the packages. */
function runBlock(commands: string, options: User = {}): string {
  const shell = spawnSync('sh', ['-ec', commands], {
    ...options,
    cwd: path.dirname(PACKAGE),
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  return `${shell.stdout}${shell.stderr}`
}

function build(root: string): Installation {
  const bootstrap = ['scripts/bootstrap.mjs', '--build', 'tsx', 'scripts/production-package.ts']
  const { status } = spawnSync(process.execPath, bootstrap, { cwd: REPOSITORY, stdio: 'inherit' })
  if (status !== 0) throw new Error('The package was not made.')
  const folder = path.join(root, 'opt/sitewright')
  fs.mkdirSync(path.dirname(folder))
  const places = { '/opt/': `${root}/opt/` }
  const values = { ...places, 'sitewright-1.0.0-linux-x64': path.basename(PACKAGE) }
  // The measure runs it as a user that exists.
  runBlock(
    readBlock('package.md', 'install', { ...values, 'useradd --system --shell /usr/sbin/nologin sitewright': '' }),
  )
  const group = { '-g sitewright': `-g ${READER.gid ?? process.getgid?.()}`, '/etc/': `${root}/etc/` }
  runBlock(readBlock('package.md', 'environment', { ...places, ...group }))
  return new Installation(root, folder)
}

function checkFiles({ folder }: Installation): void {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(folder, file)).size, 0)
  check(`at most ${SIZE_GOAL_MB} MB`, bytes <= SIZE_GOAL_MB * 1e6, `${(bytes / 1e6).toFixed(1)} MB`)
  const maps = files.filter((file) => /\.map(\.|$)/.test(file))
  check('no source map', maps.length === 0, maps.join(' '))
  const packages = files.filter((file) => /^node_modules\/(@[^/]+\/)?[^/@]+$/.test(file))
  const expected = /^node_modules\/(@electric-sql\/pglite|@node-rs\/argon2(-[\w-]+)?)$/
  check(
    'only packages that cannot be bundled',
    packages.every((name) => expected.test(name)),
    packages.join(' '),
  )
}

/** Draws a label in the worker thread of the package. */
const drawLabel = ({ folder }: Installation): Promise<WorkerReply> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(path.join(folder, 'gateway/label-worker.js'))
    worker.on('error', reject)
    worker.on('message', (reply: WorkerReply) => {
      if (reply.kind !== 'ready') resolve(reply)
      else
        worker.postMessage(
          {
            kind: 'render',
            zpl: '^XA^FO20,20^BQN,2,4^FDMA,A1^FS^XZ',
            width: 2,
            height: 1,
            dpmm: 8,
            codes: [{ type: '^BQ', text: 'A1', isPadded: false }],
          } satisfies RenderTask,
          [],
        )
    })
  })

async function checkReplies({ address }: Gateway, { ADMIN_USERNAME = '', ADMIN_PASSWORD = '' }: Environment) {
  const get = (target: string) => fetch(`http://${address}${target}`)
  for (const target of ['/healthz', '/readyz', '/', '/THIRD-PARTY-NOTICES.txt']) {
    const { status } = await get(target)
    check(`GET ${target}`, status === 200, String(status))
  }
  const config = (await (await get('/config.json')).json()) as { version: string; demo?: object }
  check('/config.json has the version and no demo accounts', config.version === SERVER_VERSION && !config.demo)
  const { status } = await fetch(`http://${address}/gateway/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: ADMIN_USERNAME, password: ADMIN_PASSWORD }),
  })
  check('sign-in of the first administrator', status === 200, String(status))
}

async function stop({ process: gateway }: Gateway): Promise<void> {
  await gateway.end('SIGTERM')
  check('stop by SIGTERM with code 0', gateway.child.exitCode === 0, String(gateway.child.exitCode))
}

/** First start, replies, command, stop, and starts on the database that exists then. */
async function checkEngine(installed: Installation, engine: string, given: Environment): Promise<void> {
  const environment: Environment = { ...given, STOP_DELAY_MS: '0' }
  console.log(`\nOn ${engine}`)
  const first = await installed.start(environment)
  console.log(`first start ${Math.round(first.startMs)} ms`)
  await checkReplies(first, environment)
  await stop(first)
  const output = installed.reopen(environment)
  check('node admin.mjs reopen', output.includes('super.admin is active and unlocked.'), output.trim().split('\n')[0])
  const times: number[] = []
  for (let round = 0; round < STARTS; round += 1) {
    const gateway = await installed.start(environment)
    times.push(Math.round(gateway.startMs))
    await gateway.process.end('SIGTERM')
  }
  check(
    `start in ${START_GOAL_MS} ms on an existing database`,
    median(times) <= START_GOAL_MS,
    `${median(times)} ms (${times.join(', ')})`,
  )
}

/** A hash of all rows of all tables. */
const hashRows = (url: string): Promise<string> =>
  withAdminClient(url, async (client) => {
    const { rows } = await client.query<{ hash: string }>(
      `select md5(string_agg(query_to_xml(format('select * from %I t order by t::text', table_name), true, true, '')::text, '' order by table_name)) as hash
       from information_schema.tables where table_schema = 'public'`,
    )
    return rows[0]?.hash ?? ''
  })

async function checkNewerSchema(installed: Installation, url: string, environment: Environment): Promise<void> {
  const query = (text: string) => withAdminClient(url, (client) => client.query(text))
  await query(`insert into migration (migration_id, name, applied_at) values (9000, 'newer', 0)`)
  const before = await hashRows(url)
  const { status, output } = installed.run('server.mjs', [], environment)
  check(
    'a newer schema ends the start with code 1 and a sentence',
    status === 1,
    /The database has schema version .*/.exec(output)?.[0] ?? output,
  )
  check('and changes nothing', before !== '' && before === (await hashRows(url)))
  await query('delete from migration where migration_id = 9000')
}

const FORGED = '203.0.113.9'

async function checkProxy(proxy: Proxy, gateways: readonly Gateway[], environment: Environment): Promise<void> {
  console.log(`\nBehind ${proxy.name}, by TLS`)
  check('the program accepts the configuration', proxy.isValid)
  const page = await proxy.ask('/')
  check('the page, and the gateway knows of https', page.status === 200 && 'strict-transport-security' in page.headers)
  const { ADMIN_USERNAME: userName, ADMIN_PASSWORD: password } = environment
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': FORGED, 'x-forwarded-proto': 'http' }
  const signIn = await proxy.ask('/gateway/login', {
    method: 'POST',
    headers,
    body: JSON.stringify({ userName, password }),
  })
  const logs = gateways.map(({ process: gateway }) => gateway.output()).join('')
  check(
    'sign-in, and a forged X-Forwarded-For is not the address',
    signIn.status === 200 && logs.includes('"address":"127.0.0.1"') && !logs.includes(FORGED),
  )
  const redirect = await fetch(`http://127.0.0.1:${proxy.httpPort}/users`, { redirect: 'manual' })
  check('http leads to https', redirect.status === 301, redirect.headers.get('location') ?? '')
  const large = await proxy.ask('/gateway/login', { method: 'POST', headers, body: 'x'.repeat(LARGE_BODY) })
  check('a body that is too large', large.status === 413, String(large.status))
}

/** Stops a gateway while calls come through the proxy. */
async function checkRolling(proxy: Proxy, [first]: readonly Gateway[]): Promise<void> {
  if (first === undefined) throw new Error('There is no gateway.')
  const statuses: number[] = []
  const end = Date.now() + ROLLING_MS
  const call = async (): Promise<void> => {
    while (Date.now() < end) statuses.push((await proxy.ask('/config.json').catch(() => ({ status: 0 }))).status)
  }
  const calls = [call(), call()]
  await wait(ROLLING_MS / 4)
  await first.process.end('SIGTERM')
  await Promise.all(calls)
  const failed = statuses.filter((status) => status !== 200)
  check(
    'no call fails while a gateway stops',
    statuses.length > 0 && failed.length === 0,
    `${failed.length} of ${statuses.length} failed`,
  )
}

/** What can be checked without running it. */
function checkExamples(root: string): void {
  console.log('\nExamples')
  const unit = path.join(root, 'sitewright.service')
  fs.writeFileSync(
    unit,
    readConfiguration('sitewright.service', {
      '/usr/bin/node': process.execPath,
      '/opt/sitewright/server.mjs': path.join(root, 'opt/sitewright/server.mjs'),
    }),
  )
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
  if (verified.error) skip('systemd-analyze is not installed')
  else check('systemd-analyze verify', verified.status === 0, verified.stderr.trim())
  const composition = path.join(root, 'opt/sitewright/deploy/compose.yaml')
  const compose = [['docker', 'compose'], ['docker-compose']].find(
    ([command = '', ...args]) => spawnSync(command, [...args, 'version']).status === 0,
  )
  if (compose === undefined) return skip('no compose command is installed')
  const [command = '', ...args] = compose
  const configured = spawnSync(command, [...args, '-f', composition, 'config'], {
    encoding: 'utf8',
    env: { ...process.env, POSTGRES_PASSWORD: 'x' },
  })
  check(`${compose.join(' ')} config`, configured.status === 0, configured.stderr.trim())
}

/** A PostgreSQL server with the roles of `deploy`, behind PgBouncer. */
async function startDatabase(root: string) {
  const server = await startPostgres()
  await withAdminClient(server.url, async (client) => {
    for (const statement of readConfiguration('postgresql/roles.sql').split(/;\n/)) {
      if (statement.trim() !== '') await client.query(statement)
    }
  })
  const { port } = new URL(server.url)
  const pooler = await Pooler.configure(root, Number(port))
  pooler.start()
  const direct = `postgres://sitewright:change-me@127.0.0.1:${port}/sitewright`
  await until('PgBouncer', () => withAdminClient(pooler.url, (client) => client.query('select 1')))
  return {
    pooled: pooler.url,
    direct,
    stop: async () => {
      await pooler.kill()
      await server.stop()
    },
  }
}

export async function run(): Promise<boolean> {
  requirePrograms(['nginx', 'haproxy', 'pgbouncer'])
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-try-'))
  fs.chmodSync(root, 0o755)
  const ends: (() => Promise<unknown>)[] = []
  try {
    const installed = build(root)
    checkFiles(installed)
    const label = await drawLabel(installed)
    check('a label that is read back', label.kind === 'drawn' && label.fault === undefined, label.kind)
    if (READER.uid === undefined) skip('only root can start it as a user who cannot write to the package')

    const dataDir = path.join(root, 'data')
    fs.mkdirSync(dataDir)
    if (READER.uid !== undefined && READER.gid !== undefined) fs.chownSync(dataDir, READER.uid, READER.gid)
    const { DATABASE_URL: _url, SMTP_URL: _mails, ...example } = readEnvironment()
    const environment: Environment = {
      ...example,
      TOKEN_KEYS: randomBytes(32).toString('base64'),
      ADMIN_USERNAME: 'super.admin',
      ADMIN_PASSWORD: randomBytes(12).toString('hex'),
    }
    await checkEngine(installed, 'an embedded database', { ...environment, DATA_DIR: dataDir })

    const database = await startDatabase(root)
    ends.push(database.stop)
    const onServer = { ...environment, DATABASE_URL: database.pooled }
    await checkEngine(installed, 'PostgreSQL, through PgBouncer', onServer)
    await checkNewerSchema(installed, database.direct, onServer)

    const gateways = [await installed.start(onServer), await installed.start(onServer)]
    ends.push(...gateways.map((gateway) => () => gateway.process.end('SIGKILL')))
    const certificate = makeCertificate(root)
    const addresses = gateways.map(({ address }) => address)
    for (const start of [startNginx, startHaproxy]) {
      const proxy = await start(root, certificate, addresses)
      ends.push(proxy.stop)
      await checkProxy(proxy, gateways, onServer)
      if (start === startHaproxy) await checkRolling(proxy, gateways)
    }
    checkExamples(root)
    return isEachGoalReached
  } finally {
    for (const end of ends.toReversed()) await end()
    fs.rmSync(root, { recursive: true, force: true })
  }
}
