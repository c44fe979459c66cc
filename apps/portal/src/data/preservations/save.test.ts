import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStep } from '@sitewright/domain/preservations/steps'
import { startApi } from '../api'
import { createPreservation } from './save'

await vi.hoisted(async () => (await import('../../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }
const steps = [{ ...createStep('a', 0), name: 'Grease' }, createStep('b', 1)]
const edit = { name: 'Pump Seals', projectIds: new Set([14, 12]), steps }

describe('a new preservation', () => {
  const asked: { call: string; body: unknown }[] = []
  let reply = (): Response => Response.json([])
  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('fetch', async (address: string | URL | Request, options?: RequestInit) => {
      const request = new Request(address, options)
      asked.push({ call: `${request.method} ${new URL(request.url).pathname}`, body: await request.json() })
      return reply()
    })
    startApi(bases, () => undefined)
  })

  it('is posted to the first project, with one copy and one generated key for all [PRES-27, PRES-29, CONS2-20]', async () => {
    reply = () => Response.json([])
    expect(await createPreservation(edit)).toMatchObject({ status: 'saved' })
    expect(asked.map(({ call }) => call)).toEqual(['POST /gateway/14/preservation/bulk'])
    const body = asked[0]?.body as { id: number; projectId: number; preservationRelatedKey: string }[]
    expect(body.map(({ id, projectId }) => [id, projectId])).toEqual([
      [0, 14],
      [0, 12],
    ])
    const [key, ...furtherKeys] = new Set(body.map(({ preservationRelatedKey }) => preservationRelatedKey))
    expect(furtherKeys).toEqual([])
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  it.each([
    [Response.json({}, { status: 400 }), 'Preservation could not be added'],
    [Response.json({ message: 'The project is closed.' }, { status: 403 }), 'The project is closed.'],
  ])('that is refused has the text of the server, else its own [PRES-25, MSG-52]', async (refusal, message) => {
    reply = () => refusal
    expect(await createPreservation(edit)).toMatchObject({ status: 'failed', message })
  })

  it('has the errors of the call at the fields of the editor [PRES-22, PRES-23]', async () => {
    const fields = {
      '0.name': ['A'],
      '1.name': ['A'],
      '0.steps.0.name': ['B'],
      '0.steps.1.interval': ['C'],
      '1.projectId': ['D'],
    }
    reply = () => Response.json({ message: 'Invalid.', fields }, { status: 400 })
    expect(await createPreservation(edit)).toMatchObject({
      fields: { name: ['A'], initial: ['Grease: B'], recurring: ['C'], projectIds: ['D'] },
    })
  })
})
