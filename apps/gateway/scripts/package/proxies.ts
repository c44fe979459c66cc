import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import https from 'node:https'
import path from 'node:path'
import { freePort } from '../../test/free-port'
import { readConfiguration } from '../failover/configuration'
import { runProcess, type Process } from '../failover/processes'
import { until } from '../failover/servers'

/** The host name of the examples in `deploy`. */
const HOST = 'portal.example.com'

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A proxy of `deploy` on this machine, in front of two gateways. */
export interface Proxy {
  readonly name: string
  /** Whether the program accepts the configuration. */
  readonly isValid: boolean
  readonly httpPort: number
  /** Sends a call by TLS, as a browser does that trusts the certificate. */
  ask(target: string, options?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Reply>
  stop(): Promise<void>
}

interface Certificate {
  readonly chain: string
  readonly key: string
  /** Both in one file. */
  readonly both: string
}

/** A self-signed certificate of the host. */
export function makeCertificate(folder: string): Certificate {
  const [chain, key, both] = ['fullchain.pem', 'privkey.pem', 'both.pem'].map((name) => path.join(folder, name))
  if (chain === undefined || key === undefined || both === undefined) throw new Error('There are three names.')
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  const files = ['-keyout', key, '-out', chain]
  const { status, stderr } = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...files,
    ...subject,
  ])
  if (status !== 0) throw new Error(stderr.toString())
  fs.writeFileSync(both, `${fs.readFileSync(chain, 'utf8')}${fs.readFileSync(key, 'utf8')}`)
  return { chain, key, both }
}

const upstreamsOf = (gateways: readonly string[]): Record<string, string> =>
  Object.fromEntries(gateways.map((address, index) => [`gateway-${index + 1}.example:8080`, address]))

interface Program {
  readonly command: string
  readonly check: readonly string[]
  readonly run: readonly string[]
}

async function startProxy({ command, check, run }: Program, ports: Ports, { chain }: Certificate): Promise<Proxy> {
  const isValid = spawnSync(command, check).status === 0
  const proxy: Process = runProcess(command, run)
  const ca = fs.readFileSync(chain)
  const ask: Proxy['ask'] = (target, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: ports.https, servername: HOST, ca, path: target, method }
      const request = https.request({ ...options, agent: false, headers: { host: HOST, ...headers } }, (reply) => {
        reply.resume()
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers })
      })
      request.on('error', reject)
      request.end(body)
    })
  await until(command, () => ask('/healthz'), proxy.output)
  return { name: command, isValid, httpPort: ports.http, ask, stop: () => proxy.end('SIGTERM') }
}

interface Ports {
  readonly http: number
  readonly https: number
}

/** nginx with `deploy/nginx.conf`, as a file that its own configuration includes. */
export async function startNginx(
  folder: string,
  certificate: Certificate,
  gateways: readonly string[],
): Promise<Proxy> {
  const ports = { http: await freePort(), https: await freePort() }
  const [site, main] = [path.join(folder, 'site.conf'), path.join(folder, 'nginx.conf')]
  const addresses = {
    ...upstreamsOf(gateways),
    'listen 80;': `listen 127.0.0.1:${ports.http};`,
    'listen 443 ssl': `listen 127.0.0.1:${ports.https} ssl`,
    '/etc/sitewright/tls/fullchain.pem': certificate.chain,
    '/etc/sitewright/tls/privkey.pem': certificate.key,
  }
  fs.writeFileSync(site, readConfiguration('nginx.conf', addresses))
  fs.writeFileSync(
    main,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; include ${site}; }\n`,
  )
  const run = ['-c', main, '-p', folder]
  return startProxy({ command: 'nginx', check: ['-t', ...run], run }, ports, certificate)
}

/** haproxy with `deploy/haproxy.cfg`. */
export async function startHaproxy(
  folder: string,
  certificate: Certificate,
  gateways: readonly string[],
): Promise<Proxy> {
  const ports = { http: await freePort(), https: await freePort() }
  const file = path.join(folder, 'haproxy.cfg')
  const addresses = {
    // There are two.
    'server gateway-3 gateway-3.example:8080': '',
    ...upstreamsOf(gateways),
    'bind :80': `bind 127.0.0.1:${ports.http}`,
    'bind :443 ssl crt /etc/haproxy/sitewright.pem': `bind 127.0.0.1:${ports.https} ssl crt ${certificate.both}`,
  }
  fs.writeFileSync(file, readConfiguration('haproxy.cfg', addresses))
  const program = { command: 'haproxy', check: ['-c', '-f', file], run: ['-db', '-f', file] }
  return startProxy(program, ports, certificate)
}
