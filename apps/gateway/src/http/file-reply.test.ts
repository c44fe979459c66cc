import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPartialClient } from '@sitewright/api-client/client-of'
import { BASE_PATHS, call, file } from '@sitewright/api-client/contract/contract'
import { requestMessages, sharedMessages } from '@sitewright/domain/shared/messages'
import { anyone } from '@sitewright/domain/shared/policy'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { readConfig } from '../config'
import { logOptions } from '../log'
import type { FileContent } from './file-reply'
import { LIST_LIMITS } from './list-turns'
import { writeProblem } from './problems'
import { notFound } from './refusals'
import { logRequests } from './request-log'
import { serveContract } from './route'
import { createCallerOf } from '../sign-in/caller-of'
import { createTokens } from '../sign-in/token'

const charts = {
  charts: {
    one: call({
      base: 'gateway',
      method: 'GET',
      path: '/chart',
      summary: 'A chart.',
      allow: anyone,
      replies: { 200: file('text/csv') },
    }),
  },
} as const

const TEXT = 'depth;light\n12;on\n40;off\n'
const PIECE = 7

/** What was read of a file: its ranges, and whether its source was closed. */
let ranges: [number, number][] = []
let closed = 0
beforeEach(() => {
  ranges = []
  closed = 0
})

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  try {
    const bytes = new TextEncoder().encode(text)
    for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE)
  } finally {
    closed += 1
  }
}

const stored = (text: string): FileContent => ({
  name: 'Åland.csv',
  tag: 'v1',
  length: text.length,
  read: ({ start, end }) => {
    ranges.push([start, end])
    return piecesOf(text.slice(start, end + 1))
  },
})

const streamed = (text: string): FileContent => ({
  name: 'Åland.csv',
  tag: 'v1',
  length: text.length,
  bytes: piecesOf(text),
})

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  return () => db.close()
})

let app: FastifyInstance
const logLines: string[] = []
afterEach(async () => {
  await app.close()
  logLines.splice(0)
})

/** The address of a gateway with this file alone. */
async function serve(answer: () => FileContent, stallMs = 5000): Promise<string> {
  app = Fastify({
    logger: { ...logOptions('info'), stream: { write: (line: string) => void logLines.push(line) } },
    exposeHeadRoutes: false,
  })
  app.setErrorHandler(writeProblem)
  logRequests(app)
  serveContract(
    app,
    charts,
    { charts: { one: { run: async () => ({ status: 200, file: answer() }) } } },
    {
      db,
      callerOf: createCallerOf({ db, tokens: createTokens(db, readConfig({}), Date.now), login: readConfig({}).login }),
      now: Date.now,
      faults: undefined,
      isStrict: true,
      lists: { ...LIST_LIMITS, stallMs },
    },
  )
  return `${await app.listen({ host: '127.0.0.1', port: 0 })}/gateway/chart`
}

const levels = () => logLines.map((line) => (JSON.parse(line) as { level: number }).level)

const clientOf = (address: string) => {
  const { origin } = new URL(address)
  return createPartialClient(charts, { bases: { gateway: origin + BASE_PATHS.gateway, api: origin, own: origin } })
}

const KINDS = [
  ['stored', stored],
  ['streamed', streamed],
] as const

describe.each(KINDS)('a %s file', (_, fileOf) => {
  it('comes whole, as a download that no cache keeps and no browser opens', async () => {
    const response = await fetch(await serve(() => fileOf(TEXT)))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(TEXT.length),
      'content-disposition': 'attachment; filename="_land.csv"; filename*=UTF-8\'\'%C3%85land.csv',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: '"v1"',
    })
    expect(await response.text()).toBe(TEXT)
    expect(closed).toBe(1)
  })

  it('reaches the caller of the client with its name', async () => {
    const reply = await clientOf(await serve(() => fileOf(TEXT))).charts.one()
    expect([reply.status, reply.fileName, reply.etag, reply.body.type]).toEqual([
      200,
      'Åland.csv',
      '"v1"',
      'text/csv;charset=utf-8',
    ])
    expect(await reply.body.text()).toBe(TEXT)
  })

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=3-9', 3, 9],
    ['bytes=7-13', 7, 13],
    ['bytes=20-', 20, 24],
    ['bytes=-4', 21, 24],
    ['bytes=0-999', 0, 24],
  ])('comes in one range: %s', async (range, start, end) => {
    const response = await fetch(await serve(() => fileOf(TEXT)), { headers: { range } })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${TEXT.length}`)
    expect(response.headers.get('content-length')).toBe(String(end - start + 1))
    expect(await response.text()).toBe(TEXT.slice(start, end + 1))
    expect(closed).toBe(1)
  })

  it('does not have a range behind its end: 416 says how long it is', async () => {
    const response = await fetch(await serve(() => fileOf(TEXT)), { headers: { range: 'bytes=25-30' } })
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */25'])
    expect(response.headers.get('content-disposition')).toBeNull()
    expect(await response.json()).toMatchObject({ message: requestMessages.noSuchRange })
    expect(ranges).toEqual([])
  })

  it.each([
    ['"v1"', 206],
    ['"v0"', 200],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 200],
  ])('comes in part only if it is the same file: If-Range %s', async (ifRange, status) => {
    const headers = { range: 'bytes=1-2', 'if-range': ifRange }
    const response = await fetch(await serve(() => fileOf(TEXT)), { headers })
    expect([response.status, (await response.text()).length]).toEqual([status, status === 206 ? 2 : TEXT.length])
  })

  it('answers HEAD with its headers, without reading the content', async () => {
    const response = await fetch(await serve(() => fileOf(TEXT)), { method: 'HEAD', headers: { range: 'bytes=0-1' } })
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '25', ''])
    expect(response.headers.get('content-disposition')).toContain('%C3%85land.csv')
    expect(ranges).toEqual([])
  })

  it('can be empty', async () => {
    const response = await fetch(await serve(() => fileOf('')))
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '0', ''])
    expect((await fetch(response.url, { headers: { range: 'bytes=0-' } })).status).toBe(416)
  })
})

describe('a stored file', () => {
  it('reads only the requested bytes', async () => {
    await (await fetch(await serve(() => stored(TEXT)), { headers: { range: 'bytes=3-9' } })).text()
    expect(ranges).toEqual([[3, 9]])
  })
})

describe('a file of unknown length', () => {
  it('comes whole whatever range is requested', async () => {
    const answer = (): FileContent => ({ name: 'a.csv', bytes: Readable.from([Buffer.from(TEXT)]) })
    const response = await fetch(await serve(answer), { headers: { range: 'bytes=0-1' } })
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, 'none'])
    expect(response.headers.get('content-length')).toBeNull()
    expect(await response.text()).toBe(TEXT)
  })
})

describe('a file that fails', () => {
  it('as a whole is a Problem of the call', async () => {
    const answer = () => {
      throw notFound('No such chart.')
    }
    const reply = clientOf(await serve(answer)).charts.one()
    await expect(reply).rejects.toMatchObject({ status: 404, message: 'No such chart.' })
  })

  it('before its first byte gets a normal error reply', async () => {
    // oxlint-disable-next-line require-yield -- it fails first
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      throw new Error('The chart is wet.')
    }
    const response = await fetch(await serve(() => ({ name: 'a.csv', length: 9, bytes: bytes() })))
    expect([response.status, await response.json()]).toMatchObject([500, { message: sharedMessages.unexpected }])
    expect(response.headers.get('content-disposition')).toBeNull()
    expect(logLines.join()).toContain('The chart is wet.')
  })

  it.each([
    ['fails after its first byte', TEXT.length, true],
    ['is shorter than its length', TEXT.length + 1, false],
    ['is longer than its length', TEXT.length - 1, false],
  ])('because it %s closes the connection, so that half a file never looks complete', async (_, length, isWet) => {
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      yield* piecesOf(isWet ? TEXT.slice(0, 9) : TEXT)
      if (isWet) throw new Error('The chart is wet.')
    }
    const response = await fetch(await serve(() => ({ name: 'a.csv', length, bytes: bytes() })))
    await expect(response.text()).rejects.toThrow()
    expect(levels()).toContain(50)
    expect(closed).toBe(1)
  })
})

describe('a client that goes away', () => {
  const endless = (): FileContent => ({
    name: 'a.csv',
    bytes: (async function* () {
      try {
        for (;;) yield Buffer.alloc(100_000)
      } finally {
        closed += 1
      }
    })(),
  })

  const request = async (address: string) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.pause()
    socket.write('GET /gateway/chart HTTP/1.1\r\nhost: here\r\n\r\n')
    return socket
  }

  it('ends the read of the file, and logs no error', async () => {
    const socket = await request(await serve(endless))
    socket.resume()
    await once(socket, 'data')
    socket.resetAndDestroy()
    await expect.poll(() => closed, { timeout: 10_000 }).toBe(1)
    expect(levels().filter((level) => level > 30)).toEqual([])
  })

  it('or stops reading is disconnected after a while', async () => {
    const socket = await request(await serve(endless, 50))
    await expect.poll(() => logLines.join(), { timeout: 10_000 }).toContain('The client stopped reading a file.')
    await expect.poll(() => closed, { timeout: 10_000 }).toBe(1)
    socket.destroy()
  })
})
