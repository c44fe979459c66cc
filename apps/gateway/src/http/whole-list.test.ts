import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '@sitewright/api-client/contract/contract'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { anyone } from '@sitewright/domain/shared/policy'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { readConfig } from '../config'
import { logOptions } from '../log'
import { writeProblem } from './problems'
import { logRequests } from './request-log'
import { serveContract } from './route'
import { createCallerOf } from '../sign-in/caller-of'
import { createTokens } from '../sign-in/token'
import { LIST_LIMITS, type ListLimits } from './list-turns'

const boats = {
  boats: {
    list: call({
      base: 'gateway',
      method: 'GET',
      path: '/boats',
      summary: 'Boats.',
      allow: anyone,
      replies: { 200: z.array(z.object({ boatId: z.int(), name: z.string() })) },
    }),
  },
} as const

interface Boat {
  readonly boatId: number
  readonly name: string
}

const LIMITS: ListLimits = {
  ...LIST_LIMITS,
  piece: 10,
  inAll: 1,
  unsent: 700,
  heldPerLicense: 700,
  waitMs: 20,
  stallMs: 50,
}

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  return () => db.close()
})

interface Harbour {
  readonly boats: Boat[]
  /** Called before a piece is read, with the number of earlier pieces. */
  before?(pieces: number): unknown
}

let app: FastifyInstance
const logLines: string[] = []
afterEach(async () => {
  await app.close()
  logLines.splice(0)
})

/** The origin of a gateway with this list alone. */
async function serve(harbour: Harbour, limits: ListLimits = LIMITS): Promise<string> {
  app = Fastify({ logger: { ...logOptions('info'), stream: { write: (line: string) => void logLines.push(line) } } })
  app.setErrorHandler(writeProblem)
  logRequests(app)
  const list = {
    pieces: async function* (size: number) {
      for (let start = 0; start < harbour.boats.length; start += size) {
        await harbour.before?.(start / size)
        yield harbour.boats.slice(start, start + size)
      }
    },
  }
  serveContract(
    app,
    boats,
    { boats: { list: { run: async () => ({ status: 200, list }) } } },
    {
      db,
      callerOf: createCallerOf({ db, tokens: createTokens(db, readConfig({}), Date.now), login: readConfig({}).login }),
      now: Date.now,
      faults: undefined,
      isStrict: true,
      lists: limits,
    },
  )
  return app.listen({ host: '127.0.0.1', port: 0 })
}

const fleet = (count: number, name = 'Albatross'): Boat[] =>
  Array.from({ length: count }, (_, index) => ({ boatId: index + 1, name }))

/** Something that waits until it is opened. */
function createGate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

const levels = () => logLines.map((line) => (JSON.parse(line) as { level: number }).level)

/** A connection that requests the list and does not read the reply. */
async function askAndStall(origin: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.pause()
  socket.write('GET /gateway/boats HTTP/1.1\r\nhost: here\r\n\r\n')
  return socket
}

describe('a whole list', () => {
  it.each([0, 1, 20, 21, 30, 95])('of %i rows is the same JSON array, however it is sent', async (count) => {
    const response = await fetch(`${await serve({ boats: fleet(count) })}/gateway/boats`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('transfer-encoding')).toBe(count > 21 ? 'chunked' : null)
    expect(await response.json()).toEqual(fleet(count))
  })

  it('yields to other calls between two pieces', async () => {
    let turns = 0
    const seen: number[] = []
    const count = () => {
      turns += 1
      if (seen.length < 9) setImmediate(count)
    }
    const harbour = { boats: fleet(95), before: () => void seen.push(turns) }
    const origin = await serve(harbour)
    setImmediate(count)
    await (await fetch(`${origin}/gateway/boats`)).json()
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('waits for another list, reads nothing meanwhile, and is refused with 503', async () => {
    const gate = createGate()
    const read: number[] = []
    const before = (pieces: number) => {
      read.push(pieces)
      return pieces === 3 ? gate.opened : undefined
    }
    const origin = await serve({ boats: fleet(95), before })
    const first = await fetch(`${origin}/gateway/boats`)
    const second = await fetch(`${origin}/gateway/boats`)
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await second.json()).toMatchObject({ message: expect.stringContaining('Try again') as string })
    expect(read).toEqual([0, 1, 2, 3])
    gate.open()
    expect(await first.json()).toEqual(fleet(95))
    // A refusal with a reason is not logged as an error.
    expect(levels()).not.toContain(50)
    expect(await (await fetch(`${origin}/gateway/boats`)).json()).toEqual(fleet(95))
  })

  it('that fails before the first piece gets a normal error reply', async () => {
    const fail = () => {
      throw new Error('The harbour is closed.')
    }
    const origin = await serve({ boats: fleet(95), before: fail })
    for (const _ of [1, 2]) {
      const response = await fetch(`${origin}/gateway/boats`)
      expect([response.status, await response.json()]).toMatchObject([500, { message: sharedMessages.unexpected }])
    }
    expect(logLines.join()).toContain('The harbour is closed.')
  })

  it.each([
    ['fails', { before: (pieces: number) => (pieces === 4 ? Promise.reject(new Error('Storm.')) : undefined) }],
    ['is not as the contract says', { boats: [...fleet(44), { boatId: 1, name: 'Albatross', owner: 'me' }] }],
  ])(
    'that %s after the first piece closes the connection, so that half a list never looks complete',
    async (_, harbour) => {
      const origin = await serve({ boats: fleet(95), ...harbour })
      const response = await fetch(`${origin}/gateway/boats`)
      expect(response.status).toBe(200)
      await expect(response.text()).rejects.toThrow()
      expect(levels()).toContain(50)
    },
  )

  it('within the limit ends its turn before its client has taken it', async () => {
    let mostPieces = 0
    const harbour = { boats: fleet(40, 'x'.repeat(200_000)), before: (pieces: number) => void (mostPieces = pieces) }
    const limits = { ...LIMITS, unsent: 10_000_000, heldPerLicense: 30_000_000, waitMs: 5000, stallMs: 5000 }
    const origin = await serve(harbour, limits)
    const socket = await askAndStall(origin)
    await expect.poll(() => mostPieces).toBe(3)
    expect(await (await fetch(`${origin}/gateway/boats`)).json()).toHaveLength(40)
    expect(logLines.join()).not.toContain('stopped reading')
    socket.destroy()
  })

  it('beyond the limit reads no more than its client takes, and leaves the turns to other lists meanwhile', async () => {
    let mostPieces = 0
    const harbour = { boats: fleet(2000, 'x'.repeat(20_000)), before: (pieces: number) => void (mostPieces = pieces) }
    const origin = await serve(harbour, { ...LIMITS, unsent: 1_000_000, heldPerLicense: 2_000_000, stallMs: 5000 })
    const socket = await askAndStall(origin)
    await expect.poll(() => mostPieces).toBeGreaterThan(5)
    const long = harbour.boats.splice(30)
    expect(await (await fetch(`${origin}/gateway/boats`)).json()).toHaveLength(30)
    harbour.boats.push(...long)
    expect(mostPieces).toBeLessThan(100)
    socket.destroy()
  })

  it('closes the connection when its client stops reading, and starts the next list', async () => {
    const harbour = { boats: fleet(2000, 'x'.repeat(20_000)) }
    const origin = await serve(harbour)
    const socket = await askAndStall(origin)
    await expect.poll(() => logLines.join(), { timeout: 10_000 }).toContain('The client stopped reading a list.')
    harbour.boats.splice(30)
    expect(await (await fetch(`${origin}/gateway/boats`)).json()).toHaveLength(30)
    expect(levels()).not.toContain(50)
    socket.destroy()
  })

  it('logs no error when its client disconnects, and starts the next list', async () => {
    const harbour = { boats: fleet(2000, 'x'.repeat(20_000)) }
    const origin = await serve(harbour, { ...LIMITS, waitMs: 5000, stallMs: 5000 })
    const socket = await askAndStall(origin)
    socket.resume()
    await once(socket, 'data')
    socket.resetAndDestroy()
    harbour.boats.splice(30)
    expect(await (await fetch(`${origin}/gateway/boats`)).json()).toHaveLength(30)
    expect(levels().filter((level) => level > 30)).toEqual([])
  })
})
