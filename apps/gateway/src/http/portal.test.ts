import fs from 'node:fs'
import { get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'

const PAGE =
  '<meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style><script type="application/json">__RUNTIME_CONFIG__</script>'
const SCRIPT = 'export const answer = 42\n'
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

let folder: string
let db: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-portal-'))
  fs.mkdirSync(path.join(folder, 'dist/assets'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'outside.txt'), 'secret')
  fs.writeFileSync(path.join(folder, 'dist/index.html'), PAGE)
  fs.writeFileSync(path.join(folder, 'dist/needed.json'), '{"/login":["assets/login-1a.js"]}')
  fs.writeFileSync(path.join(folder, 'dist/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  fs.writeFileSync(path.join(folder, 'dist/THIRD-PARTY-NOTICES.txt'), 'react 19.3.1: MIT\n')
  fs.writeFileSync(path.join(folder, 'dist/.env'), 'secret')
  fs.writeFileSync(path.join(folder, 'dist/assets/main-1a2b.js'), SCRIPT)
  fs.writeFileSync(path.join(folder, 'dist/assets/main-1a2b.js.gz'), gzipSync(SCRIPT))
  fs.writeFileSync(path.join(folder, 'dist/assets/main-1a2b.js.map'), '{}')
  fs.writeFileSync(path.join(folder, 'dist/assets/main-1a2b.js.map.gz'), gzipSync('{}'))
  db = await createTestDatabase()
  gateway = await startTestGateway({
    db,
    environment: {
      PORTAL_DIST: path.join(folder, 'dist'),
      PORTAL_API_BASE: 'https://api.example/v1',
      MAPBOX_TOKEN: 'pk.public',
      PRODUCT_NAME: '</script><b>Site & Co</b>',
    },
  })
})
afterAll(async () => {
  await gateway.close()
  await db.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Directives of a reply's policy by name. */
const policyOf = (response: Response) =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )

describe('a page', () => {
  it.each(['/', '/users/list'])('is there for a HEAD request as for a GET: %s', async (address) => {
    const response = await gateway.send(address, { method: 'HEAD', headers: HTML })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await response.text()).toBe('')
  })

  it.each(['/Gateway/x', '/API/users', '/Config.json'])('does not stand at %s, in any case', async (address) => {
    expect((await gateway.send(address, { headers: HTML })).status).toBe(404)
  })

  it.each(['/', '/home', '/users/list', '/user/super.admin/details?tab=1', '/assetsish', '/gatewayish', '/index.html'])(
    'is at %s, never stored by a cache',
    async (address) => {
      const response = await gateway.send(address, { headers: HTML })
      expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ])
      expect(await response.text()).toContain('csp-nonce')
    },
  )

  it('holds what this server is, as data that no text of it can end', async () => {
    const page = await (await gateway.send('/', { headers: HTML })).text()
    const data = /<script type="application\/json">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
    expect(data).not.toContain('<')
    const told: unknown = JSON.parse(data)
    expect(told).toEqual(await (await gateway.send('/config.json')).json())
    expect(told).toMatchObject({ productName: '</script><b>Site & Co</b>' })
  })

  it('tells a browser which chunks Login needs besides, and of no other page', async () => {
    const links = async (address: string) => (await gateway.send(address, { headers: HTML })).headers.get('link')
    expect(await links('/login?status=412')).toBe('</assets/login-1a.js>; rel=modulepreload')
    expect(await links('/users/list')).toBeNull()
    fs.writeFileSync(path.join(folder, 'dist/needed.json'), '{"/login"')
    expect(await links('/login')).toBeNull()
  })

  it('carries the nonce of its policy, another one each time', async () => {
    const read = async () => {
      const response = await gateway.send('/', { headers: HTML })
      const nonces = [...(await response.text()).matchAll(/nonce="([^"]+)"/g)].map((match) => match[1])
      const allowed = policyOf(response)['style-src']
      return { nonces, allowed }
    }
    const [first, second] = [await read(), await read()]
    expect(first.nonces).toHaveLength(2)
    expect(new Set(first.nonces).size).toBe(1)
    expect(first.allowed).toEqual(["'self'", `'nonce-${first.nonces[0]}'`])
    expect(second.nonces[0]).not.toBe(first.nonces[0])
    expect(Buffer.from(first.nonces[0] ?? '', 'base64')).toHaveLength(16)
  })

  it('may run only scripts of its own server, without inline scripts and eval, and call the configured bases and maps [MAP-17]', async () => {
    const response = await gateway.send('/', { headers: HTML })
    expect(policyOf(response)).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://api.example', 'https://api.mapbox.com', 'https://events.mapbox.com'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe/)
  })

  it.each([
    ['a call that does not exist', '/gateway/nothing'],
    ['the public API', '/api/nothing'],
    ['the mails', '/outbox/nothing'],
    ['an asset that is missing', '/assets/gone-3c4d.js'],
    ['a folder of assets', '/assets/'],
  ])('does not answer for %s', async (_, address) => {
    const response = await gateway.send(address, { headers: HTML })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ message: 'Not found.' })
  })

  it('does not answer for the identity provider', async () => {
    const response = await gateway.send('/idp/nothing', { headers: HTML })
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('<script')
  })

  it.each(['*/*', 'application/json', 'image/avif,image/webp,*/*', 'text/plain;q=0.1', ''])(
    'is what every address of the portal answers to Accept %j [API-116]',
    async (accept) => {
      for (const method of ['GET', 'HEAD']) {
        for (const address of [
          '/',
          '/login',
          '/users/password/reset?token=x',
          '/user/super.admin/details',
          '/project/7/',
        ]) {
          const response = await gateway.send(address, { method, headers: { accept } })
          expect([address, response.status, response.headers.get('content-type')]).toEqual([
            address,
            200,
            'text/html; charset=utf-8',
          ])
        }
      }
    },
  )

  it.each([
    '/gateway/nothing',
    '/api/nothing',
    '/idp/nothing',
    '/outbox/nothing',
    '/metrics',
    '/assets/gone-3c4d.js',
    '/robots.txt',
    '/favicon.ico',
  ])('is not what %s answers to a program [API-116]', async (address) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await gateway.send(address, { method, headers: { accept: '*/*' } })
      expect([response.status, await response.text()]).toEqual([404, expect.not.stringContaining('csp-nonce')])
    }
  })

  it('is not what a change is answered with', async () => {
    expect((await gateway.send('/users/list', { method: 'POST', headers: HTML })).status).toBe(404)
  })
})

describe('an asset', () => {
  it('is kept for ever, as its name holds its hash', async () => {
    const response = await gateway.send('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'identity' } })
    expect(await response.text()).toBe(SCRIPT)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(response.headers.get('content-encoding')).toBeNull()
  })

  it('is sent as it was compressed at build time', async () => {
    const response = await gateway.send('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(await response.text()).toBe(SCRIPT)
  })

  it.each(['/favicon.svg', '/THIRD-PARTY-NOTICES.txt'])(
    'without a hash in its name is asked for again: %s',
    async (file) => {
      const response = await gateway.send(file)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
      expect(policyOf(response)['script-src']).toEqual(["'self'"])
    },
  )

  it.each([
    '/.env',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/%2e%2e%5coutside.txt',
  ])('is never read from %s', async (address) => {
    const response = await gateway.send(address)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.text()).not.toContain('secret')
  })
})

/** What `fetch` cannot send: a request without Accept-Encoding, and a path that is not tidied up first. */
const bareStatus = (address: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.origin)
    get({ hostname, port, path: address, headers }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    }).on('error', reject)
  })

describe('an unusual client', () => {
  it('gets the uncompressed page if it sends no Accept-Encoding', async () => {
    expect((await bareStatus('/', { accept: 'text/html' })).status).toBe(200)
    expect((await bareStatus('/?x=1', { accept: 'text/html', 'accept-encoding': 'identity' })).status).toBe(200)
  })

  it.each(['/a%00b', '/%2e%2e/x', '/..%5c..%5cpackage.json', '/assets/'])(
    'gets 404 for %s, and nothing is logged as a fault',
    async (address) => {
      expect((await bareStatus(address)).status).toBeGreaterThanOrEqual(400)
      expect((await bareStatus(address)).status).toBeLessThan(500)
    },
  )

  it('gets an error for an invalid range', async () => {
    expect((await bareStatus('/favicon.svg', { range: 'bytes=999999-' })).status).toBe(416)
  })

  it.each(['//index.html', '/./index.html', '/assets/../index.html', '/assets/%2e%2e/index.html'])(
    'never reads the raw page from %s',
    async (address) => {
      expect((await bareStatus(address)).body).not.toContain('__CSP_NONCE__')
    },
  )
})

it('says what to do where the portal has not been built', async () => {
  const bare = await startTestGateway({ db, environment: { PORTAL_DIST: path.join(folder, 'nowhere') } })
  const response = await bare.send('/users/list', { headers: HTML })
  const text = await response.text()
  await bare.close()
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8'])
  expect(text).toContain('npm run build')
})

describe('a source map', () => {
  const MAPS = ['main-1a2b.js.map', 'main-1a2b.js.map.gz', 'main-1a2b.js.%6dap', 'main-1a2b.js.MAP']
  const statusesAt = async (environment: Record<string, string>) => {
    const other = await startTestGateway({
      db,
      environment: { PORTAL_DIST: path.join(folder, 'dist'), ...environment },
    })
    const statuses = await Promise.all(MAPS.map(async (name) => (await other.send(`/assets/${name}`)).status))
    const script = (await other.send('/assets/main-1a2b.js')).status
    await other.close()
    return { statuses, script }
  }

  it('is served in demo mode, and in production if SOURCE_MAPS is on', async () => {
    expect((await statusesAt({})).statuses[0]).toBe(200)
    expect((await statusesAt({ SEED: 'none', SOURCE_MAPS: '1' })).statuses[0]).toBe(200)
    expect((await statusesAt({ SOURCE_MAPS: '0' })).statuses[0]).toBe(404)
  })

  it('is not there in production, however its path is spelled', async () => {
    expect(await statusesAt({ SEED: 'none' })).toEqual({ statuses: MAPS.map(() => 404), script: 200 })
  })
})
