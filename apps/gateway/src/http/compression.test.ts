import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createPartialClient } from '@sitewright/api-client/client-of'
import { BASE_PATHS, call, file } from '@sitewright/api-client/contract/contract'
import { anyone } from '@sitewright/domain/shared/policy'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { readConfig } from '../config'
import { logOptions } from '../log'
import { compressReplies, COMPRESS_FROM, encodingFor, fixedJson } from './compression'
import type { Handlers } from './handler'
import { readJsonAlone } from './json-body'
import { LIST_LIMITS } from './list-turns'
import { writeProblem } from './problems'
import { invalid } from './refusals'
import { logRequests } from './request-log'
import { serveContract } from './route'
import { createCallerOf } from '../sign-in/caller-of'
import { createTokens } from '../sign-in/token'

const get = { base: 'gateway', method: 'GET', summary: 'A part of the log.', allow: anyone } as const
const logs = {
  logs: {
    text: call({
      ...get,
      path: '/log/:length',
      params: z.object({ length: z.int() }),
      replies: { 200: z.string() },
    }),
    lines: call({ ...get, path: '/lines', replies: { 200: z.array(z.string()) } }),
    file: call({ ...get, path: '/file', replies: { 200: file('text/csv') } }),
    save: call({ ...get, method: 'PUT', path: '/log', body: z.array(z.int()), replies: { 200: z.null() } }),
  },
} as const

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  return () => db.close()
})

/** What the list sends, and whether its rows were still read at the end. */
let lines: (piece: number) => readonly string[] | Promise<readonly string[]>
let hasEnded: boolean
const LINE = 'A gull was seen. '.repeat(10)
const PIECES = 20
beforeEach(() => {
  lines = () => Array.from({ length: 100 }, () => LINE)
  hasEnded = false
})

const handlers: Handlers<typeof logs> = {
  logs: {
    text: {
      run: async ({ params: { length } }) => {
        if (length > 1_000_000) throw invalid({ length: ['x'.repeat(20_000)] })
        // Two bytes are its quotes.
        return { status: 200, body: 'x'.repeat(length - 2) }
      },
    },
    lines: {
      run: async () => ({
        status: 200,
        list: {
          count: async () => 10_000,
          pieces: async function* () {
            try {
              for (let piece = 0; piece < PIECES; piece += 1) yield await lines(piece)
            } finally {
              hasEnded = true
            }
          },
        },
      }),
    },
    file: {
      run: async () => ({
        status: 200,
        file: { name: 'a.csv', length: 20_000, read: ({ start, end }) => bytes(end - start + 1) },
      }),
    },
    save: { run: async () => ({ status: 200, body: null }) },
  },
}

async function* bytes(length: number): AsyncGenerator<Uint8Array> {
  yield Buffer.alloc(length, 'a')
}

let app: FastifyInstance
let origin: string
const logLines: string[] = []
beforeEach(async () => {
  app = Fastify({ logger: { ...logOptions('info'), stream: { write: (line: string) => void logLines.push(line) } } })
  app.setErrorHandler(writeProblem)
  readJsonAlone(app)
  logRequests(app)
  await compressReplies(app)
  serveContract(app, logs, handlers, {
    db,
    callerOf: createCallerOf({ db, tokens: createTokens(db, readConfig({}), Date.now), login: readConfig({}).login }),
    now: Date.now,
    faults: undefined,
    isStrict: true,
    lists: { ...LIST_LIMITS, piece: 100, unsent: 1000, stallMs: 300 },
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await app.close()
  logLines.splice(0)
})

const fetchAs = (path: string, encodings: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/gateway${path}`, { headers: { 'accept-encoding': encodings, ...headers } })

const levels = () => logLines.map((line) => (JSON.parse(line) as { level: number }).level)

describe('a reply', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['identity', null],
    ['deflate', null],
    ['br;q=0, gzip;q=0', null],
  ])('of more than 10 kB is sent as the client accepts: %s', async (accepted, encoding) => {
    const response = await fetchAs('/log/20000', accepted)
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      encoding,
      'accept-encoding',
    ])
    expect(await response.json()).toBe('x'.repeat(19_998))
  })

  it('of 10 kB is as it is', async () => {
    const [below, from] = await Promise.all(
      [COMPRESS_FROM - 1, COMPRESS_FROM].map((length) => fetchAs(`/log/${length}`, 'br')),
    )
    expect([below?.headers.get('content-encoding'), from?.headers.get('content-encoding')]).toEqual([null, 'br'])
    expect(below?.headers.get('vary')).toBe('accept-encoding')
    expect(below?.headers.get('content-length')).toBe(String(COMPRESS_FROM - 1))
  })

  it('that is an error is compressed too, and read by the client', async () => {
    const bases = { gateway: origin + BASE_PATHS.gateway, api: origin, own: origin }
    const client = createPartialClient(logs, { bases })
    await expect(client.logs.text({ params: { length: 1_000_001 } })).rejects.toMatchObject({
      status: 400,
      fields: { length: ['x'.repeat(20_000)] },
    })
    expect((await fetchAs('/log/1000001', 'gzip')).headers.get('content-encoding')).toBe('gzip')
  })

  it('that is a file is as it is, because ranges count its bytes', async () => {
    for (const range of ['', 'bytes=0-14999']) {
      const response = await fetchAs('/file', 'br, gzip', { range })
      expect(response.headers.get('content-encoding')).toBeNull()
      expect(Number(response.headers.get('content-length'))).toBe((await response.text()).length)
    }
  })
})

describe('a body', () => {
  it('is never decompressed', async () => {
    const response = await fetch(`${origin}/gateway/log`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync('[1]'),
    })
    expect(response.status).toBe(400)
  })
})

describe.each(['br', 'gzip'])('a long list in %s', (encoding) => {
  it('is the same JSON, in fewer bytes', async () => {
    const response = await fetchAs('/lines', encoding)
    expect([response.headers.get('content-encoding'), response.headers.get('transfer-encoding')]).toEqual([
      encoding,
      'chunked',
    ])
    expect(await response.json()).toEqual(Array.from({ length: 100 * PIECES }, () => LINE))
    const { rawPayload } = await app.inject({ url: '/gateway/lines', headers: { 'accept-encoding': encoding } })
    expect(rawPayload.length).toBeLessThan(LINE.length * 100)
  })

  it('that fails in the middle closes the connection, so that half a list never looks complete', async () => {
    lines = (piece) => {
      if (piece === 10) throw new Error('Storm.')
      return Array.from({ length: 100 }, () => randomBytes(100).toString('base64'))
    }
    await expect(fetchAs('/lines', encoding).then((response) => response.text())).rejects.toThrow()
    expect(levels()).toContain(50)
    expect(hasEnded).toBe(true)
  })

  const request = async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.pause()
    socket.write(`GET /gateway/lines HTTP/1.1\r\nhost: here\r\naccept-encoding: ${encoding}\r\n\r\n`)
    return socket
  }
  /** Cannot be compressed, and is more than the buffers of a connection take. */
  const noise = () => [randomBytes(500_000).toString('base64')]

  it('ends when its client disconnects, without an error in the log', async () => {
    lines = noise
    const socket = await request()
    socket.resume()
    await once(socket, 'data')
    socket.resetAndDestroy()
    await expect.poll(() => hasEnded, { timeout: 10_000 }).toBe(true)
    expect(levels().filter((level) => level > 30)).toEqual([])
  })

  it('is closed when its client stops reading', async () => {
    lines = noise
    const socket = await request()
    await expect.poll(() => logLines.join(), { timeout: 10_000 }).toContain('The client stopped reading a list.')
    await expect.poll(() => hasEnded, { timeout: 10_000 }).toBe(true)
    socket.destroy()
  })
})

describe('a reply that never changes', () => {
  const text = JSON.stringify({ gulls: 'A gull was seen. '.repeat(1000) })

  it('is compressed once for each encoding, also for requests at the same time', async () => {
    const used: string[] = []
    const counting = (name: 'br' | 'gzip', compress: (input: string) => Buffer) => async (input: string) => {
      used.push(name)
      return compress(input)
    }
    const fixed = Fastify()
    fixed.get('/', fixedJson(text, { br: counting('br', brotliCompressSync), gzip: counting('gzip', gzipSync) }))
    const ask = async (accepted?: string) => {
      const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
      const { rawPayload, headers: answered } = await fixed.inject({ url: '/', headers })
      return { encoding: answered['content-encoding'], vary: answered.vary, body: rawPayload }
    }
    const [first, again, gzipped, plain] = await Promise.all([ask('gzip, br'), ask('br'), ask('gzip'), ask()])
    await ask('gzip')
    expect(used.toSorted()).toEqual(['br', 'gzip'])
    expect([first, again, gzipped, plain].map(({ encoding, vary }) => [encoding, vary])).toEqual([
      ['br', 'accept-encoding'],
      ['br', 'accept-encoding'],
      ['gzip', 'accept-encoding'],
      [undefined, 'accept-encoding'],
    ])
    expect(brotliDecompressSync(again.body).toString()).toBe(text)
    expect(gunzipSync(gzipped.body).toString()).toBe(text)
    expect(plain.body.toString()).toBe(text)
    await fixed.close()
  })

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['GZIP, Br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['gzip; q=0.000', undefined],
    ['deflate, x-gzip', undefined],
  ])('is sent for Accept-Encoding %j as %s', (accepted, expected) => {
    expect(encodingFor(accepted)).toBe(expected)
  })
})
